import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {hasPage} from './paths';
import {readSiteFiles, toSiteFiles} from './siteFiles';

it('knows the encodings of each file and leaves hidden files out', () => {
  const files = toSiteFiles([
    'index.html.gz',
    'index.html.br',
    'index.html',
    '404.html',
    'a.svg',
    'b.js',
    'b.js.gz',
    '_headers',
    '_redirects',
    '.nojekyll',
    '.well-known/security.txt',
    'deep/.secret/a.txt',
  ]);
  expect([...files]).toEqual([
    ['/.well-known/security.txt', new Set()],
    ['/404.html', new Set()],
    ['/a.svg', new Set()],
    ['/b.js', new Set(['gzip'])],
    ['/index.html', new Set(['br', 'gzip'])],
  ]);
  expect(hasPage(files, '/')).toBe(true);
  expect(hasPage(files, '/faq/')).toBe(false);
});

it('reads a folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-files-'));
  mkdirSync(path.join(root, 'a', 'b.c'), {recursive: true});
  writeFileSync(path.join(root, 'a', 'b.c', 'index.html'), '');
  expect([...readSiteFiles(root).keys()]).toEqual(['/a/b.c/index.html']);
  rmSync(root, {recursive: true});
});
