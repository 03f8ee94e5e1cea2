import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {contentTypeOf} from './contentTypes';
import {hostFiles} from './hosts';
import {readSiteFiles} from './siteFiles';

const files = readSiteFiles(path.resolve('build'));
const read = (...parts: string[]) => readFileSync(path.resolve(...parts));

it.each(hostFiles(files).map((file) => [`${file.folder}/${file.name}`, file]))(
  '%s is what the tables say',
  (_name, {folder, name, content}) => {
    expect(read(folder, name).toString()).toBe(content);
  },
);

it('holds whole copies of every file that is worth compressing', () => {
  let packed = 0;
  for (const [file, available] of files) {
    const content = read('build', `.${file}`);
    // Compared by `equals`: to compare megabytes member by member takes minutes.
    const isWhole = [
      ...(available.has('br')
        ? [brotliDecompressSync(read('build', `.${file}.br`)).equals(content)]
        : []),
      ...(available.has('gzip')
        ? [gunzipSync(read('build', `.${file}.gz`)).equals(content)]
        : []),
    ];
    expect([file, isWhole]).toEqual([file, isWhole.map(() => true)]);
    if (contentTypeOf(file).isCompressible && content.length > 2048) {
      expect([file, ...available]).toEqual([file, 'br', 'gzip']);
      packed += 1;
    }
  }
  expect(packed).toBeGreaterThan(50);
});
