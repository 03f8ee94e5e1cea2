import {expect, it} from 'vitest';
import {decodeWeights, fileSize} from './weightsFile';

it('reads the scales, the biases and the bytes of each layer', () => {
  const file = new ArrayBuffer(fileSize);
  const view = new DataView(file);
  // conv1: 8 scales, 8 biases, then a row of 8 weights for each of 25 inputs.
  view.setFloat32(4 * 2, 0.5, true);
  view.setFloat32(4 * (8 + 3), -3, true);
  view.setInt8(4 * 16 + 8 * 24 + 2, -127);
  // The last weight of the file is the last one of the logits.
  const logits = fileSize - 64 * 10 - 4 * 20;
  view.setFloat32(logits + 4 * 9, 0.25, true);
  view.setInt8(fileSize - 1, 4);
  const network = decodeWeights(file);
  expect(network.conv1.weights[8 * 24 + 2]).toBe(-63.5);
  expect(network.conv1.biases[3]).toBe(-3);
  expect(network.logits.weights.at(-1)).toBe(1);
  expect(network.hidden.weights).toHaveLength(384 * 64);
});

it.each([0, fileSize - 1, fileSize + 1])('refuses %i bytes', (size) => {
  expect(() => decodeWeights(new ArrayBuffer(size))).toThrow(
    `has ${size} bytes instead of ${fileSize}`,
  );
});
