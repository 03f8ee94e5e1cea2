import {expect, it} from 'vitest';
import type {Bounds} from './intersectionOverUnion';
import intersectionOverUnion from './intersectionOverUnion';

const square: Bounds = [0, 0, 2, 2];

it.each<[string, Bounds, number]>([
  ['itself', square, 1],
  ['its right half', [1, 0, 1, 2], 1 / 2],
  ['a square that covers one quarter', [1, 1, 2, 2], 1 / 7],
  ['a neighbour that touches it', [2, 0, 2, 2], 0],
  ['a square far away', [9, 9, 2, 2], 0],
])('of a square and %s', (_, other, overlap) => {
  expect(intersectionOverUnion(square, other)).toBeCloseTo(overlap);
  expect(intersectionOverUnion(other, square)).toBeCloseTo(overlap);
});
