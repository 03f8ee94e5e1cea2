import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import pathToRegexp from './pathToRegexp';

const require = createRequire(import.meta.url);
const original = createRequire(require.resolve('react-router'))(
  'path-to-regexp',
) as typeof pathToRegexp;

const paths = [
  '/',
  '/docs',
  '/docs/',
  '/docs/0.1/api/core/classes/a.b/',
  '/snack/@playtorch/image-classification/',
  String.raw`\/docs\/api\/core\/`,
  '*',
];
const addresses = [
  ...paths,
  '',
  '/DOCS',
  '/docs/next',
  '/docsx',
  '/docs/0x1/api/core/classes/a.b',
  '/docs/api/core',
  '/docs/api/core/',
  '/docs/api/core/modules/',
];
const options = [
  {end: true},
  {end: false},
  {end: true, strict: true},
  {end: false, strict: true},
  {end: true, sensitive: true},
];

describe.each(paths)('%s', (path) => {
  it.each(options)('takes the same addresses as the original: %j', (option) => {
    const regexps = [pathToRegexp, original].map((make) =>
      make(path, [], option),
    );
    const [ours, theirs] = regexps.map((regexp) =>
      addresses.map((address) => regexp.exec(address)?.[0]),
    );
    expect(ours).toEqual(theirs);
  });
});
