import {statSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {readSiteFiles} from './siteFiles';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {keepEarlierAssets} from './keepEarlierAssets';

const limits = {age: 100_000, bytes: 100};
let root = '';

/** Makes a build of some files, each ten bytes long. */
function makeBuild(name: string, files: readonly string[]): string {
  for (const file of files) {
    writeWithFolders(path.join(root, name, file), '0123456789');
  }
  return path.join(root, name);
}

const kept = (build: string) =>
  [...readSiteFiles(path.join(build, '.earlier'))].map(([name, encodings]) =>
    [name, ...encodings].join(' '),
  );

beforeEach(() => {
  root = temporaryFolder();
});

it('keeps the assets that a build leaves out, for as long as the limits say', () => {
  const one = makeBuild('one', [
    'index.html',
    'assets/same.js',
    'assets/a.js',
    'assets/a.js.br',
  ]);
  const two = makeBuild('two', ['assets/same.js', 'assets/b.js']);
  expect(keepEarlierAssets(one, two, limits, 1_000_000)).toBe(1);
  expect(kept(two)).toEqual(['/assets/a.js br']);
  expect(statSync(path.join(two, '.earlier/assets/a.js')).mtimeMs).toBe(
    1_000_000,
  );

  const three = makeBuild('three', ['assets/c.js']);
  expect(keepEarlierAssets(two, three, limits, 1_060_000)).toBe(3);
  expect(kept(three)).toEqual([
    '/assets/a.js br',
    '/assets/b.js',
    '/assets/same.js',
  ]);

  // The first is too old by now, and an asset that is back needs no copy.
  const four = makeBuild('four', ['assets/b.js']);
  expect(keepEarlierAssets(three, four, limits, 1_120_000)).toBe(2);
  expect(kept(four)).toEqual(['/assets/c.js', '/assets/same.js']);
});

it('keeps the youngest where space is short', () => {
  const one = makeBuild('one', ['assets/a.js']);
  const two = makeBuild('two', ['assets/b.js']);
  const three = makeBuild('three', ['index.html']);
  keepEarlierAssets(one, two, limits, 1_000_000);
  keepEarlierAssets(two, three, {...limits, bytes: 10}, 1_010_000);
  expect(kept(three)).toEqual(['/assets/b.js']);
});
