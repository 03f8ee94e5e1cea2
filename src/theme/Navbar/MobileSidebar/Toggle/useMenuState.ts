import type {RefObject, ToggleEvent} from 'react';
import {useEffect, useEffectEvent, useRef} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

type Details = RefObject<HTMLDetailsElement | null>;

/**
 * Keeps the `<details>` of the menu and the theme's state in step. The theme closes
 * the menu on back navigation and on wide screens. A menu opened before hydration
 * stays open.
 */
export function useMenuState(
  menu: Details,
  back: Details,
): {
  isOpen: boolean;
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
} {
  const {shown, toggle} = useNavbarMobileSidebar();
  const isFirstRun = useRef(true);

  const follow = useEffectEvent((isOpen: boolean) => {
    if (menu.current === null) {
      return;
    }
    if (isFirstRun.current && menu.current.open) {
      toggle();
    } else {
      menu.current.open = isOpen;
    }
    isFirstRun.current = false;
    if (!isOpen && back.current !== null) {
      // Start with the docs sidebar again next time.
      back.current.open = false;
    }
  });
  useEffect(() => follow(shown), [shown]);

  return {
    isOpen: shown,
    onToggle: ({currentTarget}) => {
      if (currentTarget.open !== shown) {
        toggle();
      }
    },
  };
}
