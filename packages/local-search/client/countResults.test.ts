import {expect, it} from 'vitest';
import {countResults} from './countResults';

it.each([
  [0, '0 results'],
  [1, '1 result'],
  [2, '2 results'],
])('%i: %s', (count, words) => {
  expect(countResults(count)).toBe(words);
});
