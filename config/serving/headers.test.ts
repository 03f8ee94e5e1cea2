import {expect, it} from 'vitest';
import {embedHeader, embedPolicy} from './testing/hostFixture';
import {
  cacheControl,
  cacheControlOf,
  fileHeadersOf,
  securityHeaders,
  transportSecurity,
} from './headers';
import {securityHeadersOf} from './securityHeadersOf';

it.each([
  ['/assets/js/main.1234.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/embed/snack/frame.css', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/offline/0.2.3.json', 'no-cache'],
  ['/assets/js/sw.js', 'public, max-age=31536000, immutable'],
  ['/img/assets/mark.svg', 'public, max-age=3600'],
])('caches %s', (file, value) => {
  expect(cacheControlOf(file)).toBe(value);
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
  expect(fileHeadersOf(file)).toEqual(headers);
});

it('never caches an error, and revalidates a redirect', () => {
  expect(cacheControl).toMatchObject({error: 'no-store', redirect: 'no-cache'});
});

it.each([
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  // Nothing but the camera, for our own frames.
  ['Permissions-Policy', /^(?:(?:camera=\(self\)|[a-z-]+=\(\))(?:, |$))+$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
])('sets %s', (name, value) => {
  expect(securityHeaders[name]).toMatch(value);
});

it('gives every path the same headers, except a policy of its own', () => {
  const common = securityHeadersOf('/faq/', [embedPolicy]);
  expect(Object.keys(common)).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  expect(securityHeadersOf('/embed/snack/', [embedPolicy])).toEqual({
    ...common,
    'Content-Security-Policy': embedHeader,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  });
});

it('asks for HTTPS for two years', () => {
  expect(transportSecurity).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});
