import {expect, it} from 'vitest';
import {checkPaths} from './checkPaths';
import {toSiteFiles} from './siteFiles';
import {requiredPages} from './testing/requiredPages';

const without = (name: string) => requiredPages.filter((each) => each !== name);

it('accepts a site that has every page of the tables', () => {
  expect(() => checkPaths(toSiteFiles(requiredPages))).not.toThrow();
});

it.each([
  [
    without('docs/next/tutorials/get-started/index.html'),
    'server/redirects.ts: /docs/next/ leads to /docs/next/tutorials/get-started/',
  ],
  [without('expo/index.html'), 'server/rewrites.ts: /expo/ leads to /expo/'],
  [without('404.html'), 'there is no not-found page'],
  [[...requiredPages, 'a.docx'], '/a.docx: unknown file extension'],
])('stops the build %#', (names, message) => {
  expect(() => checkPaths(toSiteFiles(names))).toThrow(message);
});
