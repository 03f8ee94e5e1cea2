import {expect, it} from 'vitest';
import findRuns from './findRuns';

it('joins neighbours of a row, and keeps rows apart', () => {
  expect(findRuns([0, 0, 5, 5, 5, 5, 2, 2, 2], 3)).toEqual([
    {index: 0, x: 0, y: 0, length: 2},
    {index: 5, x: 2, y: 0, length: 1},
    {index: 5, x: 0, y: 1, length: 3},
    {index: 2, x: 0, y: 2, length: 3},
  ]);
});
