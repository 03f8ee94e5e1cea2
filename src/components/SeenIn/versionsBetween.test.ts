import {expect, it} from 'vitest';
import {versionsBetween} from './versionsBetween';

const all = ['0.1.3', '0.2.0', '0.2.1'];

it.each([
  [undefined, undefined, all],
  ['0.2.0', undefined, ['0.2.0', '0.2.1']],
  [undefined, '0.2.0', ['0.1.3', '0.2.0']],
  ['0.2.0', '0.2.0', ['0.2.0']],
  ['0.1.3', '0.2.0', ['0.1.3', '0.2.0']],
  ['0.2.0', '0.2.1', ['0.2.0', '0.2.1']],
])('from %s to %s are %j', (first, last, expected) => {
  expect(versionsBetween(all, first, last)).toEqual(expected);
});

it.each([
  ['0.2', undefined],
  [undefined, '0.2'],
  ['0.2.0', '0.3'],
  ['0.2.1', '0.2.0'],
])('refuses %s to %s', (first, last) => {
  expect(() => versionsBetween(all, first, last)).toThrow('no versions');
});
