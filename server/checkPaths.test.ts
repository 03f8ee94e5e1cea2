import {expect, it} from 'vitest';
import {checkPaths} from './checkPaths';
import {docsVersions, versionRoot} from '../config/versions';
import {toSiteFiles} from './siteFiles';

const complete = [
  '404.html',
  'snack/index.html',
  'expo/index.html',
  ...docsVersions.flatMap((version) =>
    ['tutorials/get-started', 'api/core'].map(
      (page) => `${versionRoot(version).slice(1)}${page}/index.html`,
    ),
  ),
];

const without = (name: string) => complete.filter((each) => each !== name);

it('accepts a site that has every page of the tables', () => {
  expect(() => checkPaths(toSiteFiles(complete))).not.toThrow();
});

it.each([
  [
    without('docs/next/tutorials/get-started/index.html'),
    'server/redirects.ts: /docs/next/ leads to /docs/next/tutorials/get-started/',
  ],
  [without('expo/index.html'), 'server/rewrites.ts: /expo/ leads to /expo/'],
  [without('404.html'), 'there is no not-found page'],
  [[...complete, 'a.docx'], '/a.docx: unknown file extension'],
])('stops the build %#', (names, message) => {
  expect(() => checkPaths(toSiteFiles(names))).toThrow(message);
});
