import {expect, it} from 'vitest';
import {strokePath, type Stroke} from './stroke';

it.each<[Stroke, string]>([
  [[], ''],
  [[[5, 6]], 'M5 6L5 6'],
  [
    [
      [0, 0],
      [10, 0],
    ],
    'M0 0L10 0',
  ],
  [
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    'M0 0Q10 0 10 5L10 10',
  ],
])('draws %j as "%s"', (stroke, path) => {
  expect(strokePath(stroke)).toBe(path);
});
