import {expect, it} from 'vitest';
import {checkPaths} from './checkPaths';
import {toSiteFiles} from './siteFiles';
import {exampleTables} from '../testing/exampleSite';

const pages = ['404', 'docs/start/index', 'play/index', 'show/index'].map(
  (name) => `${name}.html`,
);
const without = (name: string) => pages.filter((each) => each !== name);

it('accepts a site that has every page of the tables', () => {
  expect(() => checkPaths(exampleTables, toSiteFiles(pages))).not.toThrow();
});

it.each([
  [
    without('docs/start/index.html'),
    'The table "redirects": /tutorials/ leads to /docs/start/',
  ],
  [
    without('show/index.html'),
    'The table "rewrites": /show/ leads to /show/, but the site has no such page',
  ],
  [without('404.html'), 'there is no not-found page'],
  [[...pages, 'a.docx'], '/a.docx: unknown file extension'],
])('stops the build %#', (names, message) => {
  expect(() => checkPaths(exampleTables, toSiteFiles(names))).toThrow(message);
});
