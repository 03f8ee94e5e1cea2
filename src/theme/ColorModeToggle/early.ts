import type {Early} from 'docusaurus-fast/early';
import {askSystem, systemMode} from './choices';
import {switchColorMode} from './switchColorMode';

/** The toggle works before hydration, and the page follows the system. */
export const early = {
  start() {
    const {dataset} = document.documentElement;
    askSystem().addEventListener('change', () => {
      if (dataset.themeChoice === 'system') {
        dataset.theme = systemMode();
      }
    });
  },
  press: {'[data-early="color-mode"]': switchColorMode},
} satisfies Early;
