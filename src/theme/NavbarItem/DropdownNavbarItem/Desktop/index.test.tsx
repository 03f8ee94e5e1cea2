// @vitest-environment jsdom
import {useEffect, useState} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import Dropdown from '.';

/** Opens on a click and closes when the focus goes elsewhere, as the theme's does. */
vi.mock('@theme-original/NavbarItem/DropdownNavbarItem/Desktop', () => ({
  default: function Stand({label}: {label: string}) {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      const close = ({target}: Event) => target === document && setOpen(false);
      document.addEventListener('focusin', close);
      return () => document.removeEventListener('focusin', close);
    }, []);
    return (
      <div className={isOpen ? 'dropdown dropdown--show' : 'dropdown'}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {label}
        </button>
        <a href="/a">In {label}</a>
      </div>
    );
  },
}));

afterEach(cleanup);

function open(label: string): HTMLElement {
  const opener = screen.getByRole('button', {name: label});
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  screen.getByText(`In ${label}`).focus();
  return opener;
}

it('Escape closes the one with the focus, which goes back to its opener', () => {
  render(<Dropdown label="Version" items={[]} />);
  const opener = open('Version');
  fireEvent.keyDown(document.body, {key: 'a'});
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
});

it('Escape still closes one after another has gone', () => {
  render(<Dropdown label="Version" items={[]} />);
  const {unmount} = render(<Dropdown label="Language" items={[]} />);
  unmount();
  const opener = open('Version');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
