import {expect, it} from 'vitest';
import {similarityTo} from './similarityTo';

it.each([
  ['camera', 'camera', 1],
  ['', '', 1],
  ['camera', '', 0],
  ['a', 'b', 0],
  // `night` and `nacht` share one of four bigrams.
  ['night', 'nacht', 0.25],
  // A repeated bigram counts as often as both have it.
  ['aaaa', 'aa', 0.5],
])('%s and %s: %d', (a, b, expected) => {
  expect(similarityTo(a)(b)).toBe(expected);
  expect(similarityTo(b)(a)).toBe(expected);
});
