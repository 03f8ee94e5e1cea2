// @vitest-environment jsdom
import type {ComponentProps} from 'react';
import {render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {ApiNote} from '.';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, ...props}: ComponentProps<'a'> & {to: string}) => (
    <a href={to} {...props}>
      {props.children}
    </a>
  ),
}));

it('ApiNote links the files that show a behavior', () => {
  const sources = [
    {name: 'A.cpp', href: '/a'},
    {name: 'B.java', href: '/b'},
  ];
  render(
    <ApiNote sources={sources}>
      <p>Copies the data.</p>
    </ApiNote>,
  );
  expect(screen.getByText('Copies the data.')).toBeDefined();
  expect(screen.getByText(/^Source/).textContent).toBe('Source: A.cpp, B.java');
  expect(
    screen.getAllByRole('link').map((link) => link.getAttribute('href')),
  ).toEqual(['/a', '/b']);
});
