import {expect, it} from 'vitest';
import {hasValidHost} from './hostHeader';

const accepts = (host?: string[], httpVersionMinor = 1) =>
  hasValidHost({headersDistinct: {host}, httpVersionMinor});

it.each(['a', 'localhost:3000', '[::1]:3000', 'a_b.example.', 'a:'])(
  'accepts %s',
  (host) => {
    expect(accepts([host])).toBe(true);
  },
);

it.each([
  '',
  'a b',
  'a/b',
  'a@b',
  'a:b',
  'a:123456',
  '[::1',
  '::1',
  'a?b',
  'a\\b',
  '"a"',
  'é',
])('rejects %j', (host) => {
  expect(accepts([host])).toBe(false);
});

it.each<[string, string[] | undefined, number, boolean]>([
  ['none', undefined, 1, false],
  ['none in HTTP/1.0', undefined, 0, true],
  ['two', ['a', 'a'], 1, false],
  ['an invalid one in HTTP/1.0', ['a b'], 0, false],
])('a request with %s', (_case, hosts, httpVersionMinor, isValid) => {
  expect(accepts(hosts, httpVersionMinor)).toBe(isValid);
});
