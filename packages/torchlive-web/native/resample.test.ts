import {describe, expect, it} from 'vitest';
import {Bitmap} from './Bitmap';
import {resample} from './resample';

/** A row of opaque grey pixels. */
function greys(...values: number[]): Bitmap {
  const data = values.flatMap((value) => [value, value, value, 255]);
  return new Bitmap({
    width: values.length,
    height: 1,
    data: Uint8ClampedArray.from(data),
  });
}

function reds(bitmap: Bitmap): number[] {
  return Array.from(bitmap.data).filter((_, i) => i % 4 === 0);
}

describe('resample', () => {
  it.each([
    ['nearest', 2, false, [0, 0, 100, 100]],
    ['nearest', 0.5, false, [100]],
    ['bilinear', 2, true, [0, 25, 75, 100]],
    ['bilinear', 0.5, true, [50]],
    ['bilinear', 1, true, [0, 100]],
    ['mirrored', -1, true, [100, 0]],
    ['mirrored', -2, false, [100, 100, 0, 0]],
  ])('%s, %d times as wide', (_, scale, filter, expected) => {
    expect(reds(resample(greys(0, 100), scale, 1, filter))).toEqual(expected);
  });

  it('rounds the size, and samples by the factor', () => {
    const {width, height} = resample(greys(0, 1, 2), 0.5, 2.5, true);
    expect([width, height]).toEqual([2, 3]);
  });

  it('takes no colour from what is transparent', () => {
    const data = Uint8ClampedArray.of(200, 0, 0, 255, 0, 255, 0, 0);
    const halved = resample(
      new Bitmap({width: 2, height: 1, data}),
      0.5,
      1,
      true,
    );
    expect([...halved.data]).toEqual([200, 0, 0, 128]);
  });

  it.each([0, 0.1, NaN])('refuses a factor of %d', (scale) => {
    expect(() => resample(greys(0, 1), scale, 1, true)).toThrow(
      'width and height must be > 0',
    );
  });
});

describe('crop', () => {
  it('copies a part', () => {
    expect(reds(greys(1, 2, 3, 4).crop(1, 0, 2, 1))).toEqual([2, 3]);
  });

  it.each([
    [-1, 0, 1, 1, 'x must be >= 0'],
    [0, -1, 1, 1, 'y must be >= 0'],
    [0, 0, 0, 1, 'width must be > 0'],
    [0, 0, 1, 0, 'height must be > 0'],
    [1, 0, 2, 1, 'x + width must be <= bitmap.width()'],
    [0, 1, 1, 1, 'y + height must be <= bitmap.height()'],
  ])('refuses %d, %d, %d, %d', (x, y, width, height, message) => {
    expect(() => greys(1, 2).crop(x, y, width, height)).toThrow(message);
  });
});
