import {describe, expect, it} from 'vitest';
import {
  freshNetwork,
  zeroNetwork,
} from '../../../../scripts/train-digits/networks';
import {seededRandom} from '../../../../scripts/train-digits/random';
import {layerNames} from './architecture';
import {decodeWeights, encodeWeights, fileSize} from './weightsFile';

describe('weights file', () => {
  it('keeps each weight to within half a step of its output’s scale', () => {
    const network = freshNetwork(seededRandom(1));
    network.scores.biases.set([0.25, -3]);
    const read = decodeWeights(encodeWeights(network));
    for (const name of layerNames) {
      const {weights, biases} = network[name];
      const step = Math.max(...weights.map(Math.abs)) / 127;
      weights.forEach((weight, index) => {
        const error = Math.abs((read[name].weights[index] ?? NaN) - weight);
        expect(error).toBeLessThanOrEqual(step / 2 + 1e-6);
      });
      expect(read[name].biases).toEqual(biases);
    }
  });

  it('keeps an output without weights at zero', () => {
    const read = decodeWeights(encodeWeights(zeroNetwork()));
    expect(new Set(read.hidden.weights)).toEqual(new Set([0]));
  });

  it.each([0, fileSize - 1, fileSize + 1])('refuses %i bytes', (size) => {
    expect(() => decodeWeights(new ArrayBuffer(size))).toThrow(
      `has ${size} bytes instead of ${fileSize}`,
    );
  });
});
