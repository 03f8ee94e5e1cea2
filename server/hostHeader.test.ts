import {describe, expect, it} from 'vitest';
import {hasValidHost, isHost} from './hostHeader';

describe('isHost', () => {
  it.each(['a', 'localhost:3000', '[::1]:3000', 'a_b.example.', 'a:'])(
    'accepts %s',
    (host) => {
      expect(isHost(host)).toBe(true);
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
    undefined,
  ])('rejects %j', (host) => {
    expect(isHost(host)).toBe(false);
  });
});

it.each<[string, string[], number, boolean]>([
  ['one in capitals', ['HOST', 'a'], 1, true],
  ['none in HTTP/1.0', [], 0, true],
  ['two', ['Host', 'a', 'host', 'a'], 1, false],
  ['an invalid one in HTTP/1.0', ['Host', 'a b'], 0, false],
])('a request with %s', (_case, rawHeaders, httpVersionMinor, isValid) => {
  const headers = rawHeaders.length === 0 ? {} : {host: rawHeaders[1]};
  expect(hasValidHost({headers, httpVersionMinor, rawHeaders})).toBe(isValid);
});
