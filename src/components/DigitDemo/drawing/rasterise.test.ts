import {describe, expect, it} from 'vitest';
import {imageSize} from '../network/architecture';
import {rasterise} from './rasterise';
import type {Stroke} from './stroke';

const ell: Stroke = [
  [20, 10],
  [20, 60],
  [45, 60],
];

function bounds(image: Float32Array) {
  const inked = [...image.keys()].filter((at) => (image[at] ?? 0) > 0.25);
  const columns = inked.map((at) => at % imageSize);
  const rows = inked.map((at) => Math.floor(at / imageSize));
  return {
    width: Math.max(...columns) - Math.min(...columns) + 1,
    height: Math.max(...rows) - Math.min(...rows) + 1,
  };
}

function centreOfMass(image: Float32Array): [number, number] {
  let mass = 0;
  let x = 0;
  let y = 0;
  image.forEach((ink, at) => {
    mass += ink;
    x += ink * ((at % imageSize) + 0.5);
    y += ink * (Math.floor(at / imageSize) + 0.5);
  });
  return [x / mass, y / mass];
}

describe('rasterise', () => {
  it('fills a box of 20 with the longer side and keeps the proportions', () => {
    const {width, height} = bounds(rasterise([ell]));
    expect(height).toBeGreaterThanOrEqual(20);
    expect(height).toBeLessThanOrEqual(21);
    // 25 wide by 50 high: half of 17.6, and the pen.
    expect(width).toBeGreaterThanOrEqual(11);
    expect(width).toBeLessThanOrEqual(12);
  });

  it('puts the centre of mass in the middle', () => {
    const [x, y] = centreOfMass(rasterise([ell]));
    expect(x).toBeCloseTo(imageSize / 2, 1);
    expect(y).toBeCloseTo(imageSize / 2, 1);
  });

  it('draws the same picture of a drawing wherever and however large it is', () => {
    const small = ell.map(([x, y]) => [x / 4 + 60, y / 4 + 70] as const);
    const image = rasterise([ell]);
    rasterise([small]).forEach((ink, at) => {
      expect(ink).toBeCloseTo(image[at] ?? NaN, 4);
    });
  });

  it('leaves a dot a dot', () => {
    const {width, height} = bounds(rasterise([[[80, 80]]]));
    expect([width, height]).toEqual([2, 2]);
  });
});
