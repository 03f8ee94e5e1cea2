import {describe, expect, it} from 'vitest';
import {zeroNetwork} from '../../../../scripts/train-digits/networks';
import {imageSide} from './architecture';
import {forward, softmax} from './forward';

const blank = new Float32Array(imageSide * imageSide);

function dotAt(column: number, row: number): Float32Array {
  const image = blank.slice();
  image[row * imageSide + column] = 1;
  return image;
}

describe('forward', () => {
  it('gives the biases for a blank picture', () => {
    const network = zeroNetwork();
    network.scores.biases.set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...forward(network, blank).scores]).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  it('slides the first window over the picture, and pools by the largest', () => {
    const network = zeroNetwork();
    // Output 2 sees the pixel one right and three below its window's corner.
    network.edges.weights[(3 * 5 + 1) * 8 + 2] = 0.5;
    const {edges, edgesPooled} = forward(network, dotAt(11, 7));
    expect([...edges].indexOf(0.5)).toBe(2 * 24 * 24 + 4 * 24 + 10);
    expect(edges.filter((value) => value !== 0)).toHaveLength(1);
    expect([...edgesPooled].indexOf(0.5)).toBe(2 * 12 * 12 + 2 * 12 + 5);
  });

  it('cuts negative sums to zero', () => {
    const network = zeroNetwork();
    network.edges.biases.fill(-1);
    expect(Math.max(...forward(network, blank).edges)).toBe(0);
  });
});

describe('softmax', () => {
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
  ])('%j becomes %j', (scores, probabilities) => {
    softmax(Float32Array.from(scores)).forEach((probability, index) => {
      expect(probability).toBeCloseTo(probabilities[index] ?? NaN, 6);
    });
  });
});
