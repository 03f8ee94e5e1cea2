import type {Early} from 'docusaurus-fast/early';
import {
  isSearchShortcut,
  searchStore,
  showPlaceholderBox,
} from 'local-search/early';
// Listens for the other keys.
import '.';

/** Search opens before hydration, with a field to type into, and the other keys work too. */
export const early = {
  start: showPlaceholderBox,
  press: {'[data-early="search"]': searchStore.open},
  key(event) {
    const isShortcut = isSearchShortcut(event);
    if (isShortcut) {
      searchStore.open();
    }
    return isShortcut;
  },
} satisfies Early;
