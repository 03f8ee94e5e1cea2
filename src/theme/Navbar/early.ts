import type {Early} from 'docusaurus-fast/early';
import {showMenuState} from './showMenuState';

/**
 * Menus work without scripts; where `:has` is missing, their state needs one. A dropdown
 * shows while it has the focus, which a press gives it.
 */
export const early = {
  press: {'.dropdown > [aria-haspopup]': (toggle) => toggle.focus()},
  start() {
    const html = document.documentElement;
    document.addEventListener('toggle', () => showMenuState(html), {
      capture: true,
    });
  },
} satisfies Early;
