import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {readPages} from './readPages';

it.each([
  ['a trailing slash', '/', ['/', '/docs/a/'], 'docs/a/index.html'],
  ['no word on slashes', '/', ['/', '/docs/a'], 'docs/a/index.html'],
  ['no trailing slash', '/', ['/', '/docs/a'], 'docs/a.html'],
  ['a base URL', '/base/', ['/base/', '/base/docs/a/'], 'docs/a/index.html'],
])('reads the pages of a site with %s', (_what, baseUrl, routes, file) => {
  const folder = temporaryFolder();
  writeWithFolders(path.join(folder, 'index.html'), 'home');
  writeWithFolders(path.join(folder, file), 'a');
  expect([
    ...readPages(folder, [...routes, `${baseUrl}404.html`], baseUrl),
  ]).toEqual([
    {path: routes[0], html: 'home'},
    {path: routes[1], html: 'a'},
  ]);
});
