// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {act, fireEvent, render, screen} from '@testing-library/react';
import Loadable from 'react-loadable';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import Loading from '.';

type Page = {default: () => string};

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
});

/** Renders a page like Docusaurus, with a loader that the test resolves. */
function renderPage() {
  const loads: {
    resolve: (page: Page) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const LoadedPage = Loadable({
    loading: Loading,
    loader: () =>
      new Promise<Page>((resolve, reject) => {
        loads.push({resolve, reject});
      }),
    render: (page: Page) => <h1>{page.default()}</h1>,
  });
  render(<LoadedPage />);
  return loads;
}

async function advance(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

it('shows nothing for 200 ms, then the spinner, then the page [S4.3] [S9.4]', async () => {
  const loads = renderPage();
  await advance(199);
  expect(screen.queryByRole('status')).toBeNull();
  await advance(1);
  expect(screen.getByRole('status', {name: 'Loading'})).toBeTruthy();
  loads[0]?.resolve({default: () => 'Here'});
  await advance(0);
  expect(screen.getByRole('heading').textContent).toBe('Here');
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows the error and a Retry that loads again [S4.2] [S8.1]', async () => {
  const loads = renderPage();
  loads[0]?.reject(new Error('Loading chunk 17 failed.'));
  await advance(0);
  expect(screen.getByRole('alert').textContent).toContain(
    'Loading chunk 17 failed.',
  );
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  loads[1]?.resolve({default: () => 'Here'});
  await advance(0);
  expect(screen.getByRole('heading').textContent).toBe('Here');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a message if the error has none', async () => {
  const loads = renderPage();
  loads[0]?.reject('gone');
  await advance(0);
  expect(screen.getByRole('alert').textContent).toContain(
    'The page could not be loaded.',
  );
});

it('spins in the middle, with timings of 1.5 s and 3 s [S4.1] [S9.7]', () => {
  const css = readFileSync(
    path.join(import.meta.dirname, 'styles.module.css'),
    'utf8',
  );
  expect(
    [...css.matchAll(/animation: (\w+) ([\d.]+s) .*infinite/g)].map(
      ([, name, duration]) => [name, duration],
    ),
  ).toEqual([
    ['beat', '1.5s'],
    ['leave', '3s'],
  ]);
  expect(css).toMatch(/\.center \{[^}]*place-items: center/);
});
