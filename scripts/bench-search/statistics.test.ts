import {expect, it} from 'vitest';
import {describeTimes, quantile} from './statistics';

const values = [5, 1, 4, 2, 3];

it.each([
  [0, 1],
  [0.5, 3],
  [0.95, 5],
  [1, 5],
])('the quantile %s is %s', (share, value) => {
  expect(quantile(values, share)).toBe(value);
});

it('is NaN without values', () => {
  expect(quantile([], 0.5)).toBeNaN();
});

it('describes times', () => {
  expect(describeTimes(values)).toBe('median 3.0 ms, p95 5.0 ms');
});
