import {getTransformedRoutes} from '@vercel/routing-utils';
import {describe, expect, it} from 'vitest';
import {embedPolicy, exampleFiles, exampleTables} from '../testing/exampleSite';
import {vercelConfig} from './vercel';

const {routes, error} = getTransformedRoutes(
  vercelConfig(exampleTables, exampleFiles),
);

/** Where Vercel routes a path and with which headers, by Vercel's own translation of the file. */
function route(path: string) {
  const headers: Record<string, string> = {};
  for (const each of routes ?? []) {
    const match = 'handle' in each ? null : new RegExp(each.src).exec(path);
    if (match === null || 'handle' in each) {
      continue;
    }
    const fill = (text = '') =>
      text.replaceAll(/\$(\d)/g, (_all, index: string) => match[+index] ?? '');
    if (each.status !== undefined) {
      return {status: each.status, location: fill(each.headers?.Location)};
    }
    if (each.dest !== undefined) {
      return {file: fill(each.dest).replace(/\?.*/, ''), headers};
    }
    Object.assign(headers, each.headers);
  }
  return {headers};
}

it('is valid for Vercel', () => {
  expect(error).toBeNull();
  expect(routes?.length).toBeGreaterThan(20);
});

describe('redirects', () => {
  it.each([
    ['/tutorials', 301, '/docs/start/'],
    ['/docs/', 302, '/docs/start/'],
    ['/docs/2.0', 302, '/docs/start/'],
    ['/docs/2.0/a/b/', 302, '/docs/a/b/'],
    ['/play/', 302, 'https://example.com/play?from=docs'],
    ['/faq', 301, '/faq/'],
    ['/faq.html', 301, '/faq/'],
    ['/faq/index', 301, '/faq/'],
    ['/faq/index.html', 301, '/faq/'],
    ['/index.html', 301, '/'],
    ['/docs/api/core/classes/a.b', 301, '/docs/api/core/classes/a.b/'],
    ['/play/@owner/name', 301, '/play/@owner/name/'],
    ['/404.html', 301, '/404/'],
  ])('%s', (path, status, location) => {
    expect(route(path)).toEqual({status, location});
  });

  it.each([
    '/faq/',
    '/faq.md',
    '/docs/api/core/classes/a.b.md',
    '/img/mark.svg',
    '/assets/js/main.1234.js',
    '/docs/versions.json',
    '/sitemap.xml',
    '//other.example',
    '//other.example/index.html',
    '/\\other.example',
  ])('does not redirect %s', (path) => {
    expect(route(path)).not.toHaveProperty('location');
  });
});

it.each([
  ['/play/abc/', '/play/index.html'],
  ['/show/@owner/name/', '/show/index.html'],
  ['/show/a.b/', undefined],
  ['/play/a/b/', undefined],
])('rewrites %s to %s', (path, file) => {
  expect(route(path)).toHaveProperty('headers');
  expect(route(path).file).toBe(file);
});

it.each([
  ['/faq/', {}],
  ['/img/deep/photo.png', {'Cache-Control': 'public, max-age=3600'}],
  [
    '/assets/js/main.1234.js',
    {'Cache-Control': 'public, max-age=31536000, immutable'},
  ],
  [
    '/samples/1.0/camera/App.tsx.txt',
    {
      'Cache-Control': 'public, max-age=3600',
      'Access-Control-Allow-Origin': '*',
    },
  ],
  [
    '/embed/map/',
    {
      'Content-Security-Policy': embedPolicy,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'public, max-age=86400',
    },
  ],
  [
    '/embed/map/frame.js',
    {
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  ],
])('gives %s its headers', (path, special) => {
  expect(route(path).headers).toEqual({
    ...exampleTables.headers,
    ...exampleTables.httpsHeaders,
    ...special,
  });
});
