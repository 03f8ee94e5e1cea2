import {readdirSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {temporaryFolder} from 'test-utils';
import {FileCache} from './FileCache';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

const make = vi.fn(() => Promise.resolve(Buffer.from('made')));

function get(cache: FileCache, key: string) {
  return cache.get(key, make).then(String);
}

it('makes the content of a key once', async () => {
  const folder = path.join(root, 'not', 'there');
  expect(await get(new FileCache(folder), 'a')).toBe('made');
  make.mockClear();
  const later = new FileCache(folder);
  expect(await get(later, 'a')).toBe('made');
  expect(make).not.toHaveBeenCalled();
  expect(await get(later, 'b')).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

it('stores nothing that could not be made', async () => {
  const cache = new FileCache(root);
  const failure = new Error('no sources');
  await expect(cache.get('a', () => Promise.reject(failure))).rejects.toBe(
    failure,
  );
  expect(readdirSync(root)).toEqual([]);
});

it('prunes what nobody asked for', async () => {
  await get(new FileCache(root), 'a');
  const later = new FileCache(root);
  await get(later, 'b');
  await later.prune();
  expect(readdirSync(root)).toEqual(['b']);
});

it('prunes only what is old enough', async () => {
  const cache = new FileCache(root);
  await get(cache, 'old');
  await get(cache, 'new');
  utimesSync(path.join(root, 'old'), 0, 0);
  await new FileCache(root).prune(60_000);
  expect(readdirSync(root)).toEqual(['new']);
});

it('prunes while others store', async () => {
  const cache = new FileCache(root);
  const keys = Array.from({length: 100}, (_, index) => `key ${index}`);
  const storing = Promise.all(keys.map((key) => get(cache, key)));
  for (let count = 0; count < 50; count += 1) {
    await cache.prune(60_000);
  }
  await storing;
  expect(readdirSync(root).sort()).toEqual(keys.sort());
});
