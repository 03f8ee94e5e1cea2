import {expect, it} from 'vitest';
import type {Color} from './toModelValue';
import toModelValue from './toModelValue';

const violet: Color = [0x4f, 0x25, 0xc6];
const white: Color = [0xff, 0xff, 0xff];
const halfway: Color = [
  (0x4f + 0xff) / 2,
  (0x25 + 0xff) / 2,
  (0xc6 + 0xff) / 2,
];

it.each<[string, Color, number]>([
  ['background', violet, -0.4242],
  ['half and half', halfway, 1.1986],
  ['ink', white, 2.8215],
])('makes of %s', (_, pixel, value) => {
  expect(toModelValue(pixel, violet, white)).toBeCloseTo(value, 4);
});

it('does not depend on which colours are chosen', () => {
  expect(toModelValue([0, 0, 0], [255, 255, 255], [0, 0, 0])).toBeCloseTo(
    toModelValue(white, violet, white),
  );
});
