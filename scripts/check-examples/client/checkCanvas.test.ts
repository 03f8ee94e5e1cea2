import {expect, it} from 'vitest';
import {checkCanvas} from './checkCanvas';

/** A canvas with a red pixel, a blurred edge of it, and nothing on the right. */
const canvas = {
  getContext: () => ({
    getImageData: (x: number, _y: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from(
        Array.from(
          {length: width * height},
          (_, index) =>
            [[255, 0, 0, 255], [255, 0, 0, 9], []][x + (index % width)] ?? [],
        ).flatMap((pixel) => [0, 1, 2, 3].map((at) => pixel[at] ?? 0)),
      ),
    }),
  }),
} as unknown as HTMLCanvasElement;

it.each([
  ['blue at 0 0', 'expected: blue at 0 0\n       got: red'],
  ['nothing at 1 0', 'got: red'],
  ['red in 2 0 3 1', 'got: nothing'],
  ['nothing in 1 0 2 1', 'got: red, nothing'],
  ['red', 'isn\'t like "red at 10 20"'],
  ['red at 1', 'isn\'t like "red at 10 20"'],
])('disagrees with %j', (claim, message) => {
  expect(checkCanvas(canvas, claim)).toContain(message);
});

it('needs a canvas', () => {
  expect(checkCanvas(null, 'nothing at 0 0')).toContain('no canvas');
});
