import {useLayoutEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import {useSearchSettings} from '../../client/useSearchSettings';

/** What was shown of a search, in an entry of the browser's history. */
type View = {entry: string; searchKey: string; pages: number; top: number};

/** The last view is enough: the one that Back returns to. */
function slotOf(prefix: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`${prefix}view`, {persistence: 'sessionStorage'});
}

function read(prefix: string, entry: string): Partial<View> {
  try {
    const view = JSON.parse(slotOf(prefix).get() ?? '{}') as Partial<View>;
    return view.entry === entry ? view : {};
  } catch {
    return {};
  }
}

/** What is shown of a search; Back and a reload restore it. */
export function useView(searchKey: string): {
  view: View;
  showMore: () => void;
} {
  const entry = useHistory().location.key ?? '';
  const {storagePrefix} = useSearchSettings();
  const [state, setState] = useState(() => read(storagePrefix, entry));
  const isSame = state.searchKey === searchKey;
  const pages = isSame ? (state.pages ?? 1) : 1;
  return {
    view: {entry, searchKey, pages, top: isSame ? (state.top ?? 0) : 0},
    showMore: () => setState({searchKey, pages: pages + 1}),
  };
}

/** Restores the scroll position once the results are on the screen, and stores it when the reader leaves. */
export function useScrollPosition(
  {entry, searchKey, pages, top}: View,
  isShown: boolean,
): void {
  const {storagePrefix} = useSearchSettings();

  useLayoutEffect(() => {
    if (isShown && top > 0) {
      scrollTo(0, top);
    }
  }, [isShown, top]);

  useLayoutEffect(() => {
    if (!isShown) {
      return undefined;
    }
    // By the time of the cleanup, the next page has moved what is on the screen.
    let lastTop = scrollY;
    function follow(): void {
      lastTop = scrollY;
    }
    function save(): void {
      const view: View = {entry, searchKey, pages, top: lastTop};
      slotOf(storagePrefix).set(JSON.stringify(view));
    }
    addEventListener('scroll', follow, {passive: true});
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', save);
      save();
    };
  }, [storagePrefix, entry, searchKey, pages, isShown]);
}
