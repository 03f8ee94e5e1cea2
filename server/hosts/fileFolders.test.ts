import {expect, it} from 'vitest';
import {fileFolders} from './fileFolders';
import {siteFiles} from '../testing/hostFixture';

it('returns folders without pages, and single files beside pages', () => {
  expect(fileFolders(siteFiles)).toEqual([
    '/assets/',
    '/docs/versions.json',
    '/embed/snack/frame.js',
    '/img/',
    '/samples/',
    '/sitemap.xml',
  ]);
});
