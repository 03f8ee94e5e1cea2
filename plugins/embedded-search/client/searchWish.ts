/** What the reader wants of search: the dialog or not, and what was typed so far. */
export type SearchWish = {isOpen: boolean; query: string};

const closed: SearchWish = {isOpen: false, query: ''};
const listeners = new Set<() => void>();
let wish = closed;

function change(next: SearchWish): void {
  wish = next;
  for (const listener of listeners) {
    listener();
  }
}

/**
 * Kept outside of the navbar, since a page of another layout brings a navbar of
 * its own: who opens search while such a page is on its way loses nothing.
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
      change({isOpen: true, query: ''});
    }
  },
  close: (): void => change(closed),
  ask: (query: string): void => change({...wish, query}),
};
