import {getTransformedRoutes} from '@vercel/routing-utils';
import {describe, expect, it} from 'vitest';
import {links} from '../../config/brand';
import {latestVersion} from '../../config/versions';
import {httpsHeadersOf} from '../securityHeadersOf';
import {embedHeader, embedPolicy, siteFiles} from '../testing/hostFixture';
import {vercelConfig} from './vercel';

const {routes, error} = getTransformedRoutes(
  vercelConfig(siteFiles, [embedPolicy]),
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
    ['/tutorials', 301, '/docs/tutorials/get-started/'],
    ['/docs/', 302, '/docs/tutorials/get-started/'],
    [`/docs/${latestVersion}`, 302, '/docs/tutorials/get-started/'],
    [`/docs/${latestVersion}/a/b/`, 302, '/docs/a/b/'],
    ['/snack/', 302, links.starterSnack],
    ['/faq', 301, '/faq/'],
    ['/faq.html', 301, '/faq/'],
    ['/faq/index', 301, '/faq/'],
    ['/faq/index.html', 301, '/faq/'],
    ['/index.html', 301, '/'],
    ['/docs/api/core/classes/a.b', 301, '/docs/api/core/classes/a.b/'],
    ['/snack/@owner/name', 301, '/snack/@owner/name/'],
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
  ['/snack/abc/', '/snack/index.html'],
  ['/expo/@owner/name/', '/expo/index.html'],
  ['/expo/a.b/', undefined],
  ['/snack/a/b/', undefined],
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
    '/samples/0.2.3/yolov5/App.tsx.txt',
    {
      'Cache-Control': 'public, max-age=3600',
      'Access-Control-Allow-Origin': '*',
    },
  ],
  [
    '/embed/snack/',
    {
      'Content-Security-Policy': embedHeader,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    },
  ],
  [
    '/embed/snack/frame.js',
    {
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  ],
])('gives %s its headers', (path, special) => {
  expect(route(path).headers).toEqual({...httpsHeadersOf('/'), ...special});
});
