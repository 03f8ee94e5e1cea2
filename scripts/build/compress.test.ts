import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {randomBytes} from 'node:crypto';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readSiteFiles} from '../../server/siteFiles';
import {FileCache} from '../lib/FileCache';
import {compress, compressAhead} from './compress';

const text = 'the same words again and again '.repeat(100);

let root = '';
let cacheFolder = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'));
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'compress-cache-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
  rmSync(cacheFolder, {recursive: true});
});

it('puts two copies beside each file that gets smaller', async () => {
  writeFileSync(path.join(root, 'a.html'), text);
  writeFileSync(path.join(root, 'b.js'), text);
  writeFileSync(path.join(root, 'small.css'), 'p {}');
  writeFileSync(path.join(root, 'picture.png'), text);
  writeFileSync(path.join(root, 'noise.wasm'), randomBytes(4096));

  const cache = new FileCache(cacheFolder);
  expect(await compress(root, readSiteFiles(root), cache)).toBe(4);

  expect(readdirSync(root).sort()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.js',
    'b.js.br',
    'b.js.gz',
    'noise.wasm',
    'picture.png',
    'small.css',
  ]);
  const read = (name: string) => readFileSync(path.join(root, name));
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('b.js.gz')).toString()).toBe(text);
});

it('compresses files as they appear, and leaves the folder as it is', async () => {
  const folder = path.join(root, 'assets');
  const stop = new AbortController();
  const cache = new FileCache(cacheFolder);
  const compressing = compressAhead(root, cache, stop.signal);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'a.js'), text);
  await vi.waitFor(
    () => expect(readdirSync(cacheFolder)).toHaveLength(2),
    10_000,
  );
  stop.abort();
  await compressing;

  expect(readdirSync(folder)).toEqual(['a.js']);
  const [made] = readdirSync(cacheFolder);
  writeFileSync(path.join(cacheFolder, made ?? ''), 'kept');
  await compress(root, readSiteFiles(root), cache);
  const copies = readdirSync(folder).filter((name) => name !== 'a.js');
  expect(
    copies.map((name) => readFileSync(path.join(folder, name), 'utf8')),
  ).toContain('kept');
});
