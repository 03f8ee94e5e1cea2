import {expect, it} from 'vitest';
import {toInput} from './toInput';

it('crops the middle square', () => {
  // Red, blue and green, side by side.
  const data = Uint8Array.from([255, 0, 0, 0, 0, 255, 0, 255, 0]);
  const [red, , blue] = toInput({data, width: 3, height: 1}, 1);
  expect(red).toBeCloseTo((0 - 0.485) / 0.229, 5);
  expect(blue).toBeCloseTo((1 - 0.406) / 0.225, 5);
});

it('puts channels first', () => {
  const data = Uint8Array.from({length: 2 * 2 * 3}, (_, index) => index * 20);
  const input = toInput({data, width: 2, height: 2}, 2);
  const green = [...input.slice(4, 8)].map((value) =>
    Math.round((value * 0.224 + 0.456) * 255),
  );
  expect(green).toEqual([20, 80, 140, 200]);
});
