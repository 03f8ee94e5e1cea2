import {expect, it} from 'vitest';
import {moveThing} from './moveThing';

const cup = {thing: 'cup', x: 580, y: 700, size: 420};

it.each([
  [60, -60, 640, 640],
  [1000, 0, 660, 700],
  [-1000, -1000, 0, 0],
  [0, 5000, 580, 1500],
])('moves a thing by %i, %i to %i, %i', (dx, dy, x, y) => {
  expect(moveThing(cup, dx, dy)).toEqual({...cup, x, y});
});
