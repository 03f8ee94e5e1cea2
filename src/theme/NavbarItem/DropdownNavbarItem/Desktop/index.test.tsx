// @vitest-environment jsdom
import {useEffect, useState} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import Dropdown from '.';

/** Like the theme's dropdown: opens on click, closes when the focus moves elsewhere. */
vi.mock('@theme-original/NavbarItem/DropdownNavbarItem/Desktop', () => ({
  default: function StockDropdown({label}: {label: string}) {
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

function open(label: string): HTMLElement {
  const button = screen.getByRole('button', {name: label});
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  screen.getByText(`In ${label}`).focus();
  return button;
}

it('Escape closes the focused dropdown and returns the focus', () => {
  render(<Dropdown label="Version" items={[]} />);
  const button = open('Version');
  fireEvent.keyDown(document.body, {key: 'a'});
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('Escape still works after another dropdown was unmounted', () => {
  render(<Dropdown label="Version" items={[]} />);
  const {unmount} = render(<Dropdown label="Language" items={[]} />);
  unmount();
  const button = open('Version');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
