import {useLayoutEffect, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';

/** What was shown of a search, in an entry of the browser's history. */
type View = {entry: string; searchKey: string; pages: number; top: number};

/** The last view is enough: the one that Back returns to. */
const storageKey = 'playtorch.search.view';

function slot() {
  return createStorageSlot(storageKey, {persistence: 'sessionStorage'});
}

function read(entry: string): Partial<View> {
  try {
    const view = JSON.parse(slot().get() ?? '{}') as Partial<View>;
    return view.entry === entry ? view : {};
  } catch {
    return {};
  }
}

/** Number of pages of results. Back and a reload restore it, and the scroll position with it. */
export function useRemembered(
  searchKey: string,
  /** Whether the results are on the screen. */
  isShown: boolean,
): {pages: number; showMore: () => void} {
  const entry = useHistory().location.key ?? '';
  const [state, setState] = useState(() => read(entry));
  const top = useRef(state.top ?? 0);
  const pages = state.searchKey === searchKey ? (state.pages ?? 1) : 1;

  // A layout effect: its cleanup runs before the next page scrolls to its top.
  useLayoutEffect(() => {
    if (!isShown) {
      return undefined;
    }
    if (top.current > 0) {
      scrollTo(0, top.current);
      top.current = 0;
    }
    function save(): void {
      const view: View = {entry, searchKey, pages, top: scrollY};
      slot().set(JSON.stringify(view));
    }
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [entry, searchKey, pages, isShown]);

  return {pages, showMore: () => setState({searchKey, pages: pages + 1})};
}
