import type {ComponentProps, ReactNode} from 'react';
import {useEffect} from 'react';
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';

type Props = ComponentProps<typeof Dropdown>;

/** Closes the dropdown that has the focus, which goes back to what opened it. */
function closeOnEscape({key}: KeyboardEvent): void {
  const open = document.activeElement?.closest('.dropdown--show');
  if (key === 'Escape' && open !== null && open !== undefined) {
    // The theme closes a dropdown when something outside it takes the focus.
    document.dispatchEvent(new Event('focusin'));
    open.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
}

/** A dropdown of the navbar that Escape closes. */
export default function DropdownWithEscape(props: Props): ReactNode {
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return <Dropdown {...props} />;
}
