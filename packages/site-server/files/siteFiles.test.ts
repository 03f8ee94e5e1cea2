import {expect, it} from 'vitest';
import {toSiteFiles} from './siteFiles';

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
});
