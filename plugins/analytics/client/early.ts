import type {Early} from 'docusaurus-fast/early';
import {countView} from './countView';

/** Counts the page of somebody who only reads, too. */
export const early = {
  start: () => countView(location, null),
} satisfies Early;
