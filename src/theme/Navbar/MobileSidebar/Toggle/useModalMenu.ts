import type {RefObject} from 'react';
import {useEffect} from 'react';

/** The docs sidebar: part of the menu, but elsewhere in the document. */
const docsSidebar = '.theme-doc-sidebar-container';

/** Everything inside `within` that neither contains nor is one of the kept elements. */
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

/** While the menu is open, the rest of the page is inert, and Escape or a link closes the menu. Focus returns to the toggle. */
export function useModalMenu(
  menu: RefObject<HTMLDetailsElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const details = menu.current;
    if (!isOpen || details === null) {
      return undefined;
    }
    const kept = [details, ...document.querySelectorAll(docsSidebar)];
    const inert = surroundings(kept, document.body).filter(
      (element) => !element.inert && element.tagName !== 'SCRIPT',
    );
    for (const element of inert) {
      element.inert = true;
    }
    const close = () => {
      details.open = false;
    };
    function onKeyDown({key}: KeyboardEvent): void {
      if (key === 'Escape') {
        close();
      }
    }
    function onClick({target}: MouseEvent): void {
      if (target instanceof Element && target.closest('a[href]') !== null) {
        close();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      for (const element of inert) {
        element.inert = false;
      }
      // After navigation, the new page may already have moved the focus.
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
