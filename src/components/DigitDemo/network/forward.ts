import {
  architecture,
  type ConvolutionShape,
  type Layer,
  type Network,
} from './architecture';

/** Adds one input's share to every output. Most inputs are 0, because most pixels are blank. */
function addInput(
  sums: Float32Array,
  value: number,
  weights: Float32Array,
  input: number,
): void {
  if (value !== 0) {
    const row = input * sums.length;
    for (let out = 0; out < sums.length; out += 1) {
      sums[out] = (sums[out] ?? 0) + value * (weights[row + out] ?? 0);
    }
  }
}

/** A convolution and its ReLU. */
export function convolve(
  input: Float32Array,
  {weights, biases}: Layer,
  {outputs, channels, kernelSize, inputSize, outputSize}: ConvolutionShape,
): Float32Array {
  const output = new Float32Array(outputs * outputSize * outputSize);
  const sums = new Float32Array(outputs);
  for (let index = 0; index < outputSize * outputSize; index += 1) {
    const y = Math.floor(index / outputSize);
    const x = index % outputSize;
    sums.set(biases);
    let weight = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      for (let dy = 0; dy < kernelSize; dy += 1) {
        const row = (channel * inputSize + y + dy) * inputSize + x;
        for (let dx = 0; dx < kernelSize; dx += 1, weight += 1) {
          addInput(sums, input[row + dx] ?? 0, weights, weight);
        }
      }
    }
    for (let out = 0; out < outputs; out += 1) {
      output[out * outputSize * outputSize + index] = Math.max(
        sums[out] ?? 0,
        0,
      );
    }
  }
  return output;
}

/** Halves the output of a convolution by keeping the largest of each 2 × 2 values. */
export function maxPool(
  input: Float32Array,
  {outputs, outputSize: size}: ConvolutionShape,
): Float32Array {
  const half = size / 2;
  const output = new Float32Array(outputs * half * half);
  let index = 0;
  for (let channel = 0; channel < outputs; channel += 1) {
    for (let y = 0; y < half; y += 1) {
      for (let x = 0; x < half; x += 1) {
        const corner = channel * size * size + 2 * y * size + 2 * x;
        output[index] = Math.max(
          input[corner] ?? 0,
          input[corner + 1] ?? 0,
          input[corner + size] ?? 0,
          input[corner + size + 1] ?? 0,
        );
        index += 1;
      }
    }
  }
  return output;
}

function connect(input: Float32Array, {weights, biases}: Layer): Float32Array {
  const sums = biases.slice();
  input.forEach((value, index) => addInput(sums, value, weights, index));
  return sums;
}

/** Runs the network on an image of 28 × 28 numbers from 0 (blank) to 1 (ink) and returns its logits. */
export function forward(network: Network, image: Float32Array): Float32Array {
  const {conv1, conv2} = architecture;
  const edges = maxPool(convolve(image, network.conv1, conv1), conv1);
  const shapes = maxPool(convolve(edges, network.conv2, conv2), conv2);
  const hidden = connect(shapes, network.hidden).map((value) =>
    Math.max(value, 0),
  );
  return connect(hidden, network.logits);
}
