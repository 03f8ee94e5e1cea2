// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import CopyPage from '.';

const copied: string[] = [];

/** Stands in for the browser's, which jsdom lacks. */
class ClipboardItem {
  constructor(readonly data: Record<string, Promise<string>>) {}
}

function stubClipboard(): void {
  vi.stubGlobal('ClipboardItem', ClipboardItem);
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: ClipboardItem[]) =>
        copied.push((await item?.data['text/plain']) ?? ''),
    },
  });
}

beforeEach(() => {
  copied.length = 0;
  stubClipboard();
  history.replaceState(null, '', '/docs/api/core/#topic-tensors');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(fetched: () => Promise<unknown>) {
  const request = vi.fn(fetched);
  vi.stubGlobal('fetch', request);
  render(<CopyPage page="/docs/api/core" siteUrl="https://a.example" />);
  return request;
}

const answer = () =>
  Promise.resolve({ok: true, text: () => Promise.resolve('# Core API\n')});

function menu(): HTMLDetailsElement {
  const found = screen
    .getByLabelText('More ways to use this page')
    .closest('details');
  if (found === null) {
    throw new Error('There is no menu.');
  }
  return found;
}

it('copies the twin, which it fetches on a press and not before', async () => {
  const request = show(answer);
  expect(request).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
  await screen.findByRole('button', {name: 'Copied'});
  expect(request).toHaveBeenCalledExactlyOnceWith('/docs/api/core.md');
  expect(copied).toEqual(['# Core API\n']);
});

it.each([
  ['the host has no twin', () => Promise.resolve({ok: false, status: 404})],
  ['the network fails', () => Promise.reject(new Error('offline'))],
])('says so if %s', async (_what, fetched) => {
  show(fetched);
  fireEvent.click(screen.getByRole('button', {name: 'Copy page'}));
  await screen.findByRole('button', {name: 'Copy failed'});
  expect(copied).toEqual([]);
});

it.each([
  ['View as Markdown', '/docs/api/core.md'],
  ['Open in Claude', 'https://claude.ai/new?q='],
  ['Open in ChatGPT', 'https://chatgpt.com/?q='],
])('%s is a link to %s', (name, start) => {
  show(answer);
  menu().open = true;
  const href = screen.getByRole('link', {name}).getAttribute('href') ?? '';
  expect(href.startsWith(start)).toBe(true);
  if (name !== 'View as Markdown') {
    expect(new URL(href).searchParams.get('q')).toContain(
      'https://a.example/docs/api/core.md',
    );
  }
});

it('copies the address with its anchor', async () => {
  show(answer);
  menu().open = true;
  fireEvent.click(screen.getByRole('button', {name: 'Copy link'}));
  await screen.findByRole('button', {name: 'Copied'});
  expect(copied).toEqual([location.href]);
  expect(menu().open).toBe(false);
});

it('closes its menu on Escape, which returns the focus, and on a press elsewhere', () => {
  show(answer);
  menu().open = true;
  fireEvent.pointerDown(screen.getByRole('link', {name: 'Open in Claude'}));
  expect(menu().open).toBe(true);
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(menu().open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  menu().open = true;
  fireEvent.pointerDown(document.body);
  expect(menu().open).toBe(false);
});
