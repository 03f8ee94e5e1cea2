import {expect, it} from 'vitest';
import {kilobytes} from './kilobytes';

it.each([
  [0, '0'],
  [105_624, '106'],
  [1_155_984, '1,156'],
])('writes %i bytes as %s kB', (bytes, text) => {
  expect(kilobytes(bytes)).toBe(text);
});
