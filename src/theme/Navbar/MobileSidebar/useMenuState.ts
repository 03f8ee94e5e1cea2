import type {RefObject, ToggleEvent} from 'react';
import {useEffect, useEffectEvent, useRef} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

type Details = RefObject<HTMLDetailsElement | null>;

/**
 * Joins the menu's own state with the theme's, which shuts it when the reader goes
 * back or the window gets wide. A menu that was opened before the app stays open.
 */
export function useMenuState(
  menu: Details,
  back: Details,
): {
  isOpen: boolean;
  close: () => void;
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
} {
  const {shown, toggle} = useNavbarMobileSidebar();
  const isNew = useRef(true);

  const follow = useEffectEvent((isOpen: boolean) => {
    if (menu.current === null) {
      return;
    }
    if (isNew.current && menu.current.open) {
      toggle();
    } else {
      menu.current.open = isOpen;
    }
    isNew.current = false;
    if (!isOpen && back.current !== null) {
      // The next time, the docs come first again.
      back.current.open = false;
    }
  });
  useEffect(() => follow(shown), [shown]);

  return {
    isOpen: shown,
    close: () => {
      if (shown) {
        toggle();
      }
    },
    onToggle: ({currentTarget}) => {
      if (currentTarget.open !== shown) {
        toggle();
      }
    },
  };
}
