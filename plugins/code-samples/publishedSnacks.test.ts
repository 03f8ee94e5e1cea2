import path from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '../../content/site/brand';
import {docsVersions} from '../../content/site/versions';
import type {Snack} from '../remark-code-sample/readSnack';
import {publishedSnacks} from './publishedSnacks';

const published = publishedSnacks(path.resolve('.'));

function pathsBelow(folder: string): string[] {
  return Object.keys(published).filter((file) => file.startsWith(folder));
}

function readPublished(file: string): Snack {
  return JSON.parse(published[file] ?? '') as Snack;
}

it('published Snacks are one file each, and their code file by file', () => {
  const folder = '/samples/next/object-detection/';
  const {files} = readPublished(`${folder}snack.json`);
  expect(Object.keys(files)).toContain('screens/CameraScreen.tsx');
  expect(pathsBelow(folder)).toEqual([
    `${folder}snack.json`,
    ...Object.keys(files).map((file) => `${folder}${file}.txt`),
  ]);
  for (const [file, code] of Object.entries(files)) {
    expect(published[`${folder}${file}.txt`]).toBe(code);
  }
});

it.each(docsVersions.filter(({name}) => name !== '0.1'))(
  'published Snacks need the toolkit of their version in $label',
  ({label, packageVersion}) => {
    const snacks = pathsBelow(`/samples/${label}/`).filter((file) =>
      file.endsWith('/snack.json'),
    );
    expect(snacks).toHaveLength(8);
    for (const snack of snacks) {
      expect(readPublished(snack).dependencies).toMatchObject({
        // npm has no 0.2.2.
        [brand.packageName]:
          packageVersion === '0.2.2' ? '0.2.3' : packageVersion,
      });
    }
  },
);
