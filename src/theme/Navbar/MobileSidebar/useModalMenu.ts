import {useEffect, useEffectEvent} from 'react';

const menuSelector = '.navbar-sidebar';

/** A click on it closes the menu, so it must stay in reach. */
const backdropSelector = '.navbar-sidebar__backdrop';

/** What lies around an element: the siblings of it and of all it is in. */
function surroundings(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) {
    return [];
  }
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      child !== element &&
      !child.matches(`${backdropSelector}, script`),
  );
  return [...siblings, ...surroundings(parent)];
}

/** Focuses as soon as the menu shows: what is on its way in cannot take the focus yet. */
function focusWhenShown(menu: Element, target: HTMLElement | null): void {
  target?.focus();
  if (document.activeElement !== target) {
    menu.addEventListener('transitionend', () => target?.focus(), {once: true});
  }
}

/** While the menu is open: focus in it, the page out of reach, Escape closes. Then the focus goes back. */
export function useModalMenu(isOpen: boolean, close: () => void): void {
  const onKeyDown = useEffectEvent(({key}: KeyboardEvent) => {
    if (key === 'Escape') {
      close();
    }
  });

  useEffect(() => {
    const menu = document.querySelector(menuSelector);
    if (!isOpen || menu === null) {
      return undefined;
    }
    const covered = surroundings(menu).filter(({inert}) => !inert);
    for (const element of covered) {
      element.inert = true;
    }
    focusWhenShown(menu, menu.querySelector('.navbar-sidebar__close'));
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of covered) {
        element.inert = false;
      }
      // Where a link was followed, the new page may have taken it already.
      if (
        document.activeElement === document.body ||
        menu.contains(document.activeElement)
      ) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [isOpen]);
}
