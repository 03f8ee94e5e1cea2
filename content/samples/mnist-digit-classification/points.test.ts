import {expect, it} from 'vitest';
import {extendStroke} from './points';

const stroke = [
  {x: 0, y: 0},
  {x: 100, y: 100},
];

it.each([
  ['more than 5 away', {x: 106, y: 100}],
  ['more than 5 away on the diagonal', {x: 104, y: 104}],
  ['back and up', {x: 96, y: 96}],
])('adds a point %s', (_, next) => {
  expect(extendStroke(stroke, next)).toEqual([...stroke, next]);
});

it.each([
  ['exactly 5 away', {x: 103, y: 104}],
  ['on the same spot', {x: 100, y: 100}],
  ['less than 5 away', {x: 103, y: 103}],
])('leaves out a point %s', (_, next) => {
  expect(extendStroke(stroke, next)).toBe(stroke);
});
