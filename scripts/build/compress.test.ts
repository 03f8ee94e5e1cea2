import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {randomBytes} from 'node:crypto';
import {beforeEach, expect, it} from 'vitest';
import {readSiteFiles} from 'site-server/build';
import {FileCache} from 'build-utils';
import {temporaryFolder} from 'test-utils';
import {compress} from './compress';

const text = 'the same words again and again '.repeat(100);

let root = '';
let cacheFolder = '';
beforeEach(() => {
  root = temporaryFolder();
  cacheFolder = temporaryFolder();
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

it('takes copies of what has not changed from the cache', async () => {
  const file = path.join(root, 'a.js');
  writeFileSync(file, text);
  const compressAll = () =>
    compress(root, readSiteFiles(root), new FileCache(cacheFolder));
  await compressAll();
  for (const made of readdirSync(cacheFolder)) {
    writeFileSync(path.join(cacheFolder, made), 'kept');
  }
  await compressAll();
  expect(readFileSync(`${file}.br`, 'utf8')).toBe('kept');
  expect(readFileSync(`${file}.gz`, 'utf8')).toBe('kept');
});
