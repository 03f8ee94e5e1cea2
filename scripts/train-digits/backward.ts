import {
  architecture,
  outputSide,
  type ConvolutionShape,
  type Layer,
  type LayerShape,
  type Network,
} from '../../src/components/DigitDemo/network/architecture';
import {
  softmax,
  type Activations,
} from '../../src/components/DigitDemo/network/forward';

/** Adds the gradient of a dense layer and returns that of its input. */
function connectBackward(
  errors: Float32Array,
  input: Float32Array,
  layer: Layer,
  gradient: Layer,
  {outputs, inputs}: LayerShape,
): Float32Array {
  const inputErrors = new Float32Array(inputs);
  errors.forEach((error, out) => {
    if (error !== 0) {
      gradient.biases[out] = (gradient.biases[out] ?? 0) + error;
      let weight = out;
      for (let i = 0; i < inputs; i += 1, weight += outputs) {
        gradient.weights[weight] =
          (gradient.weights[weight] ?? 0) + error * (input[i] ?? 0);
        inputErrors[i] =
          (inputErrors[i] ?? 0) + error * (layer.weights[weight] ?? 0);
      }
    }
  });
  return inputErrors;
}

/** Sends each error to the pixel that won its pool; a pool that ends at 0 learned nothing. */
function maxPoolBackward(
  errors: Float32Array,
  input: Float32Array,
  pooled: Float32Array,
  shape: ConvolutionShape,
): Float32Array {
  const side = outputSide(shape);
  const half = side / 2;
  const inputErrors = new Float32Array(input.length);
  pooled.forEach((value, index) => {
    if (value > 0) {
      const plane = Math.floor(index / (half * half));
      const y = Math.floor(index / half) % half;
      const corner = plane * side * side + 2 * y * side + 2 * (index % half);
      const winner = [
        corner,
        corner + 1,
        corner + side,
        corner + side + 1,
      ].find((at) => input[at] === value);
      inputErrors[winner ?? corner] = errors[index] ?? 0;
    }
  });
  return inputErrors;
}

/** Adds the gradient of a convolution and returns that of its input. */
function convolveBackward(
  errors: Float32Array,
  input: Float32Array,
  layer: Layer,
  gradient: Layer,
  {outputs, planes, window, side}: ConvolutionShape,
): Float32Array {
  const outSide = outputSide({side, window});
  const inputErrors = new Float32Array(input.length);
  let at = 0;
  for (let out = 0; out < outputs; out += 1) {
    for (let y = 0; y < outSide; y += 1) {
      for (let x = 0; x < outSide; x += 1, at += 1) {
        const error = errors[at] ?? 0;
        // Three of four pixels lose their pool, so most errors are 0.
        if (error !== 0) {
          gradient.biases[out] = (gradient.biases[out] ?? 0) + error;
          let weight = out;
          for (let plane = 0; plane < planes; plane += 1) {
            let row = plane * side * side + y * side + x;
            for (let dy = 0; dy < window; dy += 1, row += side) {
              for (let dx = 0; dx < window; dx += 1, weight += outputs) {
                gradient.weights[weight] =
                  (gradient.weights[weight] ?? 0) +
                  error * (input[row + dx] ?? 0);
                inputErrors[row + dx] =
                  (inputErrors[row + dx] ?? 0) +
                  error * (layer.weights[weight] ?? 0);
              }
            }
          }
        }
      }
    }
  }
  return inputErrors;
}

/** Adds the gradient of the cross-entropy for one picture and returns that loss. */
export function backward(
  network: Network,
  activations: Activations,
  label: number,
  gradient: Network,
): number {
  const {image, edges, edgesPooled, shapes, shapesPooled, hidden, scores} =
    activations;
  const probabilities = softmax(scores);
  const scoreErrors = probabilities.map((probability, digit) =>
    digit === label ? probability - 1 : probability,
  );
  const hiddenErrors = connectBackward(
    scoreErrors,
    hidden,
    network.scores,
    gradient.scores,
    architecture.scores,
  ).map((error, unit) => ((hidden[unit] ?? 0) > 0 ? error : 0));
  const shapesPooledErrors = connectBackward(
    hiddenErrors,
    shapesPooled,
    network.hidden,
    gradient.hidden,
    architecture.hidden,
  );
  const edgesPooledErrors = convolveBackward(
    maxPoolBackward(
      shapesPooledErrors,
      shapes,
      shapesPooled,
      architecture.shapes,
    ),
    edgesPooled,
    network.shapes,
    gradient.shapes,
    architecture.shapes,
  );
  convolveBackward(
    maxPoolBackward(edgesPooledErrors, edges, edgesPooled, architecture.edges),
    image,
    network.edges,
    gradient.edges,
    architecture.edges,
  );
  return -Math.log(Math.max(probabilities[label] ?? 0, 1e-12));
}
