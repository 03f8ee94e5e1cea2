import {expect, it} from 'vitest';
import {architecture, imageSize} from './architecture';
import {convolve, forward, maxPool} from './forward';
import {decodeWeights, fileSize} from './weightsFile';

const {conv1} = architecture;
const blank = new Float32Array(imageSize * imageSize);

/** A network whose weights and biases are all 0. */
function zeroNetwork() {
  return decodeWeights(new ArrayBuffer(fileSize));
}

function dotAt(column: number, row: number): Float32Array {
  const image = blank.slice();
  image[row * imageSize + column] = 1;
  return image;
}

it('returns the biases of the last layer for a blank image', () => {
  const network = zeroNetwork();
  const biases = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  network.logits.biases.set(biases);
  expect([...forward(network, blank)]).toEqual(biases);
});

it('slides the kernel over the image and keeps the largest of 2 × 2 values', () => {
  const layer = zeroNetwork().conv1;
  // Output 2 sees the pixel one right of and three below the kernel's corner.
  layer.weights[(3 * 5 + 1) * 8 + 2] = 0.5;
  const output = convolve(dotAt(11, 7), layer, conv1);
  expect(output.indexOf(0.5)).toBe(2 * 24 * 24 + 4 * 24 + 10);
  expect(output.filter((value) => value !== 0)).toHaveLength(1);
  expect(maxPool(output, conv1).indexOf(0.5)).toBe(2 * 12 * 12 + 2 * 12 + 5);
});

it('cuts negative sums to 0', () => {
  const layer = zeroNetwork().conv1;
  layer.biases.fill(-1);
  expect(Math.max(...convolve(blank, layer, conv1))).toBe(0);
});
