import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createStoredFiles} from './storedFiles';

const bytes = Uint8Array.of(1, 2);

/** What a browser's cache does, as far as files need it. */
function stubCaches(): void {
  const stored = new Map<string, Response>();
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (url: string) => Promise.resolve(stored.get(url)?.clone()),
        put: (url: string, response: Response) => {
          stored.set(url, response);
          return Promise.resolve();
        },
        delete: (url: string) => Promise.resolve(stored.delete(url)),
        keys: () => Promise.resolve([...stored.keys()].map((url) => ({url}))),
      }),
  });
}

beforeEach(stubCaches);
afterEach(() => void vi.unstubAllGlobals());

it('a file that is kept outlasts the page, one that is written does not', async () => {
  const before = createStoredFiles();
  await before.keep('file:///cache/model.ptl', bytes);
  await before.write('/cache/picture.png', bytes);
  expect(await before.list()).toEqual([
    '/cache/picture.png',
    '/cache/model.ptl',
  ]);
  const after = createStoredFiles();
  expect(await after.read('/cache/model.ptl')).toEqual(bytes);
  expect(await after.read('/cache/picture.png')).toBeUndefined();
});

it('a file that is removed is gone', async () => {
  const files = createStoredFiles();
  await files.keep('/a b?c.ptl', bytes);
  expect(await files.list()).toEqual(['/a b?c.ptl']);
  expect(await files.remove('/a b?c.ptl')).toBe(true);
  expect(await files.remove('/a b?c.ptl')).toBe(false);
  expect(await files.read('/a b?c.ptl')).toBeUndefined();
});

it('without a store, files are kept as long as the page', async () => {
  vi.stubGlobal('caches', undefined);
  const files = createStoredFiles();
  await files.keep('/model.ptl', bytes);
  expect(await files.read('file:///model.ptl')).toEqual(bytes);
});
