import type {RefObject} from 'react';
import {useEffect, useEffectEvent} from 'react';

/** The sidebar of the docs, which is part of the menu but stands elsewhere. */
const docsSidebar = '.theme-doc-sidebar-container';

/** What lies around the given elements: everything that neither holds nor is one of them. */
function surroundings(
  kept: readonly Element[],
  within: Element,
): HTMLElement[] {
  return [...within.children].flatMap((child) => {
    if (kept.includes(child) || !(child instanceof HTMLElement)) {
      return [];
    }
    return kept.some((element) => child.contains(element))
      ? surroundings(kept, child)
      : [child];
  });
}

/** While the menu is open: the page out of reach, Escape and any of its links shut it. Then the focus goes back. */
export function useModalMenu(
  menu: RefObject<HTMLDetailsElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onClose = useEffectEvent(close);

  useEffect(() => {
    const details = menu.current;
    if (!isOpen || details === null) {
      return undefined;
    }
    const kept = [details, ...document.querySelectorAll(docsSidebar)];
    const covered = surroundings(kept, document.body).filter(
      (element) => !element.inert && element.tagName !== 'SCRIPT',
    );
    for (const element of covered) {
      element.inert = true;
    }
    function onKeyDown({key}: KeyboardEvent): void {
      if (key === 'Escape') {
        onClose();
      }
    }
    function onClick({target}: MouseEvent): void {
      if (target instanceof Element && target.closest('a[href]') !== null) {
        onClose();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      for (const element of covered) {
        element.inert = false;
      }
      // Where a link was followed, the new page may have taken it already.
      const focused = document.activeElement;
      if (
        focused === document.body ||
        kept.some((element) => element.contains(focused))
      ) {
        details.querySelector('summary')?.focus();
      }
    };
  }, [isOpen, menu]);
}
