import {expect, it} from 'vitest';
import type {Bounds} from './intersectionOverUnion';
import suppressNonMaximum from './suppressNonMaximum';

function box(score: number, bounds: Bounds) {
  return {score, bounds};
}

const weak = box(0.5, [1, 0, 10, 10]);
const strong = box(0.9, [0, 0, 10, 10]);
const elsewhere = box(0.4, [50, 50, 10, 10]);

it('keeps the strongest of boxes that overlap, strongest first', () => {
  expect(suppressNonMaximum([weak, elsewhere, strong])).toEqual([
    strong,
    elsewhere,
  ]);
});

it('keeps boxes that overlap no more than the limit', () => {
  expect(suppressNonMaximum([weak, strong], 0.9)).toEqual([strong, weak]);
});

it('keeps no more than asked for', () => {
  expect(suppressNonMaximum([weak, elsewhere, strong], 0.3, 1)).toEqual([
    strong,
  ]);
});

it('makes nothing of nothing', () => {
  expect(suppressNonMaximum([])).toEqual([]);
});
