import {expect, it} from 'vitest';
import {likenessTo} from './likenessTo';

it.each([
  ['camera', 'camera', 1],
  ['', '', 1],
  ['camera', '', 0],
  ['a', 'b', 0],
  // `night` and `nacht` share one pair of the four that each has.
  ['night', 'nacht', 0.25],
  // A pair counts as often as both have it.
  ['aaaa', 'aa', 0.5],
])('%s and %s: %d', (a, b, expected) => {
  expect(likenessTo(a)(b)).toBe(expected);
  expect(likenessTo(b)(a)).toBe(expected);
});
