import {expect, it} from 'vitest';
import {embedHeader, embedPolicy} from './testing/hostFixture';
import {cacheControlOf, securityHeadersOf} from './headers';

it.each([
  ['/assets/js/main.1234.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/img/assets/mark.svg', 'public, max-age=3600'],
])('keeps %s', (file, value) => {
  expect(cacheControlOf(file)).toBe(value);
});

it('gives every path the same headers, but for a policy of its own', () => {
  const common = securityHeadersOf('/faq/', [embedPolicy]);
  expect(Object.keys(common)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
  expect(securityHeadersOf('/embed/snack/', [embedPolicy])).toEqual({
    ...common,
    'Content-Security-Policy': embedHeader,
  });
});
