import {
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
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readSiteFiles} from '../../server/siteFiles';
import {compress} from './compress';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(root, {recursive: true}));

it('lays two copies beside each file that gets smaller', async () => {
  const text = 'the same words again and again '.repeat(100);
  writeFileSync(path.join(root, 'a.html'), text);
  writeFileSync(path.join(root, 'b.js'), text);
  writeFileSync(path.join(root, 'small.css'), 'p {}');
  writeFileSync(path.join(root, 'picture.png'), text);
  writeFileSync(path.join(root, 'noise.wasm'), randomBytes(4096));

  expect(await compress(root, readSiteFiles(root))).toBe(4);

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
