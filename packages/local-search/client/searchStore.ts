import {popDialogEntry, pushDialogEntry} from './dialogEntry';

/** State of the search dialog: whether it is open, the query, and the element that had the focus before. */
type SearchState = {
  isOpen: boolean;
  query: string;
  opener?: HTMLElement | undefined;
};

const closed: SearchState = {isOpen: false, query: ''};
const listeners = new Set<() => void>();
let state = closed;

function change(next: SearchState): void {
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

function focused(): HTMLElement | undefined {
  const {activeElement} = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : undefined;
}

/**
 * A store outside React: search can be opened before the app has hydrated, and
 * stays open when a page with another layout mounts another navbar.
 */
export const searchStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): SearchState => state,
  /** The state in the server-rendered HTML. */
  getServerSnapshot: (): SearchState => closed,
  open: (): void => {
    if (!state.isOpen) {
      change({isOpen: true, query: '', opener: focused()});
      pushDialogEntry(searchStore.close);
    }
  },
  close: (): void => {
    if (state.isOpen) {
      change(closed);
      popDialogEntry();
    }
  },
  setQuery: (query: string): void => change({...state, query}),
};
