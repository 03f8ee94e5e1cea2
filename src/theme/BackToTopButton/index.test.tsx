// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import BackToTopButton from '.';

vi.mock('@theme-original/BackToTopButton', () => ({
  default: () => <button type="button">Up</button>,
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['jumps with reduced motion', true, [[0, 0]]],
  ['leaves scrolling to the theme otherwise', false, []],
])('%s', (_what, matches, jumps) => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query === '(prefers-reduced-motion: reduce)',
  }));
  render(<BackToTopButton />);
  fireEvent.click(screen.getByRole('button'));
  expect(scrollTo.mock.calls).toEqual(jumps);
});
