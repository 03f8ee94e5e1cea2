// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import {favouriteHits, recentSearches} from './storedLists';
import {useStoredList} from './useStoredList';

const store = new Map<string, string>();

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => store.get(key) ?? null,
    set: (value: string) => store.set(key, value),
  }),
}));

vi.mock('./useSearchSettings', () => ({
  useSearchSettings: () => ({storagePrefix: 'docs.'}),
}));

beforeEach(() => store.clear());

it('keeps the newest first, without duplicates, up to the limit', () => {
  const {result} = renderHook(() => useStoredList(recentSearches));
  for (const query of ['a', 'b', 'A', 'c', 'd', 'e', 'f']) {
    act(() => result.current.add(query));
  }
  expect(result.current.entries).toEqual(['f', 'e', 'd', 'c', 'A']);
  act(() => result.current.remove('d'));
  expect(result.current.entries).toEqual(['f', 'e', 'c', 'A']);
  expect(store.get('docs.recent')).toBe('["f","e","c","A"]');
});

it.each([
  ['invalid JSON', '{', []],
  ['another type', '{"a":1}', []],
  [
    'invalid entries',
    JSON.stringify([
      null,
      {url: 'https://evil.example/', heading: 'x', trail: []},
      {url: '//evil.example/', heading: 'x', trail: []},
      {url: '/\\evil.example/', heading: 'x', trail: []},
      {url: '/ok/', heading: 'x', trail: []},
    ]),
    [{url: '/ok/', heading: 'x', trail: []}],
  ],
])('reads %s', (_, stored, entries) => {
  store.set('docs.favourites', stored);
  const {result} = renderHook(() => useStoredList(favouriteHits));
  expect(result.current.entries).toEqual(entries);
});
