import {expect, it} from 'vitest';
import {fileHeadersOf} from 'site-server';
import {siteTables} from './siteTables';

it.each([
  ['/embed/snack/frame.css', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/offline/0.2.3.json', 'no-cache'],
  ['/assets/js/sw.js', 'public, max-age=31536000, immutable'],
])('caches %s', (file, value) => {
  expect(fileHeadersOf(file, siteTables)['Cache-Control']).toBe(value);
});

it.each([
  ['/samples/0.2.3/yolov5/App.tsx.txt', {'Access-Control-Allow-Origin': '*'}],
  ['/img/samples/mark.svg', {}],
  [
    '/embed/snack/frame.js',
    {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  ],
  ['/embed/snack/index.html', {}],
  ['/assets/js/embed.js', {}],
])('sets the cross-origin headers of %s', (file, headers) => {
  const {'Cache-Control': _, ...own} = fileHeadersOf(file, siteTables);
  expect(own).toEqual(headers);
});

it.each([
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  // Nothing but the camera, for our own frames.
  ['Permissions-Policy', /^(?:(?:camera=\(self\)|[a-z-]+=\(\))(?:, |$))+$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
])('sets %s', (name, value) => {
  expect(siteTables.headers[name]).toMatch(value);
});

it('sends every response these headers, and a sandboxed document its own', () => {
  expect(Object.keys(siteTables.headers)).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  const {'Content-Security-Policy': policy, ...others} =
    siteTables.pageHeaders['/embed/snack/'] ?? {};
  expect(policy).toContain('; sandbox allow-scripts');
  expect(others).toEqual({'Cross-Origin-Opener-Policy': 'unsafe-none'});
});

it('asks for HTTPS for two years', () => {
  expect(siteTables.httpsHeaders).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});
