import type {Early} from 'docusaurus-fast/early';
import {showMenuState} from './showMenuState';

/** Menus work without scripts; where `:has` is missing, their state needs one. */
export const early = {
  start() {
    const html = document.documentElement;
    document.addEventListener('toggle', () => showMenuState(html), {
      capture: true,
    });
  },
} satisfies Early;
