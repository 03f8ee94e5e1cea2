import {expect, it} from 'vitest';
import {findUnused} from './addLoader';

const rule = {test: /[\\/]figtree\.woff2$/};

it.each([
  ['a file', ['/site/index.js', '/site/files/figtree.woff2'], []],
  [
    'no file',
    ['/site/index.js', '/site/files/figtree.woff2.txt'],
    [
      'No file of the bundle matches /[\\\\/]figtree\\.woff2$/. Bring docusaurus-fast/font/index.ts in line with what is imported now.',
    ],
  ],
])('a pattern that matches %s', (_what, files, problems) => {
  expect(findUnused(rule, 'font', new Set(files))).toEqual(problems);
});
