import {expect, it} from 'vitest';
import {cacheControl, fileHeadersOf, headersOf} from './headers';
import {embedPolicy, exampleTables} from '../testing/exampleSite';

it.each([
  ['/assets/js/main.1234.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/faq.md', 'no-cache'],
  ['/img/assets/mark.svg', 'public, max-age=3600'],
])('caches %s', (file, value) => {
  expect(fileHeadersOf(file, exampleTables)).toEqual({'Cache-Control': value});
});

it('gives a file the headers of each rule that it matches', () => {
  const fileHeaders = [
    ...exampleTables.fileHeaders,
    {pattern: '\\.js$', headers: {'Cache-Control': 'no-store', 'X-Kind': 'js'}},
  ];
  expect(fileHeadersOf('/embed/map/frame.js', {fileHeaders})).toEqual({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
    'X-Kind': 'js',
  });
  expect(fileHeadersOf('/embed/map/', {fileHeaders})).toEqual({
    'Cache-Control': 'public, max-age=3600',
  });
});

it('gives every file the same headers, except a page with its own', () => {
  const {headers} = exampleTables;
  expect(headersOf('/faq/index.html', exampleTables)).toEqual({
    ...headers,
    'Cache-Control': 'no-cache',
  });
  expect(headersOf('/embed/map/index.html', exampleTables)).toEqual({
    ...headers,
    'Content-Security-Policy': embedPolicy,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cache-Control': 'public, max-age=86400',
  });
});

it('never caches an error, and revalidates a redirect', () => {
  expect(headersOf('/404.html', exampleTables)).toMatchObject({
    'Cache-Control': 'no-store',
  });
  expect(cacheControl).toMatchObject({error: 'no-store', redirect: 'no-cache'});
});
