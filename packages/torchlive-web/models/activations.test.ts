import {expect, it} from 'vitest';
import {softmax} from './activations';

it.each([
  [
    [0, 0],
    [0.5, 0.5],
  ],
  [
    [Math.log(3), 0],
    [0.75, 0.25],
  ],
  [
    [1000, 1000],
    [0.5, 0.5],
  ],
])('the softmax of %j is %j', (logits, probabilities) => {
  softmax(Float32Array.from(logits)).forEach((probability, index) => {
    expect(probability).toBeCloseTo(probabilities[index] ?? NaN, 6);
  });
});
