import type {Early} from 'docusaurus-fast/early';
import {switchColorMode} from './switchColorMode';

/** The toggle works before hydration. */
export const early = {
  press: {'[data-early="color-mode"]': switchColorMode},
} satisfies Early;
