import {expect, it} from 'vitest';
import labelFor from './labelFor';

const labels = ['tench, Tinca tinca', 'goldfish, Carassius auratus'];

it.each([
  [0, 0.92, 'tench, Tinca tinca'],
  [1, 0.51, 'goldfish, Carassius auratus'],
  [1, 0.49, null],
  [0, 0.04, null],
])('gives class %d at %d as %j', (maxIdx, confidence, label) => {
  expect(labelFor({maxIdx, confidence}, labels)).toBe(label);
});

it('refuses a class that the list does not have', () => {
  expect(() => labelFor({maxIdx: 2, confidence: 0.9}, labels)).toThrow(
    'Class 2 has no label',
  );
});
