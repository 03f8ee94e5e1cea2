import type {Early} from 'docusaurus-fast/early';
import {copyNearby, outcomeWords} from './copyNearby';

/** The button copies before hydration. */
export const early = {
  press: {
    '[data-early="copy"]': (button, announce) =>
      void copyNearby(button).then((outcome) =>
        announce(outcomeWords[outcome]),
      ),
  },
} satisfies Early;
