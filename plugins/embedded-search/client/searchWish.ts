/** What the reader wants of search: the dialog or not, what was typed so far, and what had the focus before. */
export type SearchWish = {
  isOpen: boolean;
  query: string;
  opener?: HTMLElement | undefined;
};

const closed: SearchWish = {isOpen: false, query: ''};
const listeners = new Set<() => void>();
let wish = closed;

function change(next: SearchWish): void {
  wish = next;
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
 * Kept outside of the navbar, since a page of another layout brings a navbar of
 * its own, and outside of the app, which may come later: who opens search while
 * either is on its way loses nothing.
 */
export const searchWish = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): SearchWish => wish,
  /** As the page was served: nobody has asked yet. */
  getServed: (): SearchWish => closed,
  open: (): void => {
    if (!wish.isOpen) {
      change({isOpen: true, query: '', opener: focused()});
    }
  },
  close: (): void => change(closed),
  ask: (query: string): void => change({...wish, query}),
};
