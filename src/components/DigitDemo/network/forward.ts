import {
  architecture,
  outputSide,
  type ConvolutionShape,
  type Layer,
  type Network,
} from './architecture';

/** Adds to every output what one input contributes; ink is rare, so most inputs are 0. */
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

function convolve(
  input: Float32Array,
  {weights, biases}: Layer,
  shape: ConvolutionShape,
): Float32Array {
  const {outputs, planes, window, side} = shape;
  const outSide = outputSide(shape);
  const output = new Float32Array(outputs * outSide * outSide);
  const sums = new Float32Array(outputs);
  for (let at = 0; at < outSide * outSide; at += 1) {
    const y = Math.floor(at / outSide);
    const x = at % outSide;
    sums.set(biases);
    let weight = 0;
    for (let plane = 0; plane < planes; plane += 1) {
      for (let dy = 0; dy < window; dy += 1) {
        const row = (plane * side + y + dy) * side + x;
        for (let dx = 0; dx < window; dx += 1, weight += 1) {
          addInput(sums, input[row + dx] ?? 0, weights, weight);
        }
      }
    }
    for (let out = 0; out < outputs; out += 1) {
      output[out * outSide * outSide + at] = Math.max(sums[out] ?? 0, 0);
    }
  }
  return output;
}

function maxPool(input: Float32Array, shape: ConvolutionShape): Float32Array {
  const side = outputSide(shape);
  const half = side / 2;
  const output = new Float32Array(shape.outputs * half * half);
  let at = 0;
  for (let plane = 0; plane < shape.outputs; plane += 1) {
    for (let y = 0; y < half; y += 1) {
      for (let x = 0; x < half; x += 1) {
        const corner = plane * side * side + 2 * y * side + 2 * x;
        output[at] = Math.max(
          input[corner] ?? 0,
          input[corner + 1] ?? 0,
          input[corner + side] ?? 0,
          input[corner + side + 1] ?? 0,
        );
        at += 1;
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

/** What every layer made of one picture; training needs the steps, a reader only the scores. */
export type Activations = {
  image: Float32Array;
  edges: Float32Array;
  edgesPooled: Float32Array;
  shapes: Float32Array;
  shapesPooled: Float32Array;
  hidden: Float32Array;
  scores: Float32Array;
};

/** Runs the network on a picture of 28 × 28 numbers between 0 (paper) and 1 (ink). */
export function forward(network: Network, image: Float32Array): Activations {
  const edges = convolve(image, network.edges, architecture.edges);
  const edgesPooled = maxPool(edges, architecture.edges);
  const shapes = convolve(edgesPooled, network.shapes, architecture.shapes);
  const shapesPooled = maxPool(shapes, architecture.shapes);
  const hidden = connect(shapesPooled, network.hidden).map((value) =>
    Math.max(value, 0),
  );
  const scores = connect(hidden, network.scores);
  return {
    image,
    edges,
    edgesPooled,
    shapes,
    shapesPooled,
    hidden,
    scores,
  };
}

/** Turns scores into probabilities that add up to 1. */
export function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
