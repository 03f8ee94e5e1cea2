import {expect, it} from 'vitest';
import {describeReading, formatDuration, formatPercent} from './format';

it.each([
  [0, '0%'],
  [0.004, '0%'],
  [0.5, '50%'],
  [0.994, '99%'],
  [0.9951, 'over 99%'],
  [1, 'over 99%'],
])('formats %d as "%s"', (probability, text) => {
  expect(formatPercent(probability)).toBe(text);
});

it.each([
  [0, 'under 1 ms'],
  [0.1, '0.1 ms'],
  [1.26, '1.3 ms'],
])('formats %d ms as "%s"', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

it('describes a reading', () => {
  expect(
    describeReading({digit: 1, probabilities: [0.2, 0.8], milliseconds: 1}),
  ).toBe('It reads a 1, 80% sure.');
});
