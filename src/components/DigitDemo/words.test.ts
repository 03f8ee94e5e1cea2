import {expect, it} from 'vitest';
import {duration, percent, spokenReading} from './words';

it.each([
  [0, '0 %'],
  [0.004, '0 %'],
  [0.5, '50 %'],
  [0.994, '99 %'],
  [0.9951, 'over 99 %'],
  [1, 'over 99 %'],
])('says %d as "%s"', (probability, words) => {
  expect(percent(probability)).toBe(words);
});

it.each([
  [0, 'under 1 ms'],
  [0.1, '0.1 ms'],
  [1.26, '1.3 ms'],
])('says %d ms as "%s"', (milliseconds, words) => {
  expect(duration(milliseconds)).toBe(words);
});

it('says a reading as a sentence', () => {
  expect(
    spokenReading({digit: 1, probabilities: [0.2, 0.8], milliseconds: 1}),
  ).toBe('It reads a 1, 80 % sure.');
});
