import type {ComponentProps, ReactNode} from 'react';
import {useEffect} from 'react';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import './styles.css';

type Props = ComponentProps<typeof Dropdown>;

/** Closes the dropdown that has the focus, which goes back to what opened it. */
function closeFocused(): void {
  const open = document.activeElement?.closest('.dropdown--show');
  if (open !== null && open !== undefined) {
    // The theme closes a dropdown when something outside it takes the focus.
    document.dispatchEvent(new Event('focusin'));
    open.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
}

/** Hides the dropdown under the pointer until the pointer has left it. */
function hideHovered(): void {
  const hovered = document.querySelector('.dropdown:hover');
  hovered?.setAttribute('data-dismissed', '');
  hovered?.addEventListener(
    'mouseleave',
    () => hovered.removeAttribute('data-dismissed'),
    {once: true},
  );
}

/** A dropdown of the navbar that Escape closes. */
export default function DropdownWithEscape(props: Props): ReactNode {
  useEffect(() => {
    // Each dropdown has a listener of its own, which goes when it goes.
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
