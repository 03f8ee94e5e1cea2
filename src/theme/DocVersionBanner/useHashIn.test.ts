// @vitest-environment jsdom
import {renderHook, waitFor} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {hasId, useHashIn} from './useHashIn';

const location = vi.hoisted(() => ({hash: '#run'}));
vi.mock('@docusaurus/theme-common', () => ({
  useHistorySelector: () => location.hash,
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

const html =
  '<h2 id=run>Run</h2><a id="a b" href=#run-it>x</a><p id=last class=c>';

it.each([
  ['run', true],
  ['a b', true],
  ['last', true],
  ['ru', false],
  ['run-it', false],
])('finds the id %s: %s', (id, expected) => {
  expect(hasId(html, id)).toBe(expected);
});

it.each([
  ['#run', '#run'],
  ['#gone', ''],
  ['#%E0%A4%A', ''],
])('keeps %s as "%s"', async (hash, expected) => {
  const fetch = vi.fn(() => Promise.resolve(new Response(html)));
  vi.stubGlobal('fetch', fetch);
  location.hash = hash;
  const {result} = renderHook(() => useHashIn('/docs/page/'));
  expect(result.current).toBe('');
  await waitFor(() => expect(result.current).toBe(expected));
  expect(fetch).toHaveBeenCalledWith('/docs/page/', expect.anything());
});

it('asks for nothing without a hash', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  location.hash = '';
  expect(renderHook(() => useHashIn('/docs/page/')).result.current).toBe('');
  expect(fetch).not.toHaveBeenCalled();
});
