import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {contentTypeOf, hostFiles, readSiteFiles} from 'site-server/build';
import {siteTables} from '../../config/serving/siteTables';

const files = readSiteFiles(path.resolve('build'));
const read = (...parts: string[]) => readFileSync(path.resolve(...parts));

it.each(
  hostFiles(siteTables, files).map((file) => [
    `${file.folder}/${file.name}`,
    file,
  ]),
)('%s matches the tables', (_name, {folder, name, content}) => {
  expect(read(folder, name).toString()).toBe(content);
});

it('has intact compressed copies of every file worth compressing', () => {
  let compressed = 0;
  for (const [file, available] of files) {
    const content = read('build', `.${file}`);
    // Compared with `equals`: toEqual() takes minutes for megabytes.
    const areIntact = [
      ...(available.has('br')
        ? [brotliDecompressSync(read('build', `.${file}.br`)).equals(content)]
        : []),
      ...(available.has('gzip')
        ? [gunzipSync(read('build', `.${file}.gz`)).equals(content)]
        : []),
    ];
    expect([file, areIntact]).toEqual([file, areIntact.map(() => true)]);
    if (
      contentTypeOf(file, siteTables).isCompressible &&
      content.length > 2048
    ) {
      if (available.has('br') && available.has('gzip')) {
        compressed += 1;
      } else {
        // Weights of models are close to noise: a copy that is no smaller is left out.
        const saved = 1 - gzipSync(content).length / content.length;
        expect([file, saved < 0.01]).toEqual([file, true]);
      }
    }
  }
  expect(compressed).toBeGreaterThan(50);
});

it('contains no symbolic links, which nginx would follow', () => {
  const entries = readdirSync('build', {recursive: true, withFileTypes: true});
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
});
