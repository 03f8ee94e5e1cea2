import type {ComponentProps, ReactNode} from 'react';
import {useEffect} from 'react';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import './styles.css';

type Props = ComponentProps<typeof Dropdown>;

/** Closes the focused dropdown and returns the focus to its button. */
function closeFocused(): void {
  const open = document.activeElement?.closest('.dropdown--show');
  if (open !== null && open !== undefined) {
    // The theme closes a dropdown when the focus moves outside of it.
    document.dispatchEvent(new Event('focusin'));
    open.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
}

/** Hides the hovered dropdown until the pointer leaves it. */
function hideHovered(): void {
  const hovered = document.querySelector('.dropdown:hover');
  hovered?.setAttribute('data-dismissed', '');
  hovered?.addEventListener(
    'mouseleave',
    () => hovered.removeAttribute('data-dismissed'),
    {once: true},
  );
}

/** The theme's navbar dropdown, closed by Escape. */
export default function DropdownWithEscape(props: Props): ReactNode {
  useEffect(() => {
    // Before hydration the focus alone opened it, and it stays open.
    document
      .querySelector('.dropdown:focus-within > [aria-expanded="false"]')
      ?.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}),
      );
  }, []);
  useEffect(() => {
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        closeFocused();
        hideHovered();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return <Dropdown {...props} />;
}
