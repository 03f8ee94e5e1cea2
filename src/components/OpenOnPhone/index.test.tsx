// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import OpenOnPhone from '.';

it('draws a QR code of the page on request', async () => {
  history.replaceState(null, '', '/docs/tutorials/get-started/?a=b#phone');
  render(<OpenOnPhone />);
  const button = screen.getByRole('button', {name: 'Open on my phone'});
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(button);
  const url = `${location.origin}/docs/tutorials/get-started/`;
  await screen.findByRole('img', {name: `QR code that opens ${url}`});
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('img')).toBeNull();
});
