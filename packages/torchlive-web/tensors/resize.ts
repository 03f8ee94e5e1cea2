import {cast} from './copy';
import {check, fail} from './errors';
import {suggestedStrides} from './layout';
import {list} from './shape';
import {empty, isFloat, type Tensor} from './tensor';
import {squeeze, unsqueeze} from './views';

/** Where each output index reads, and how much of the second of two neighbours. */
function weights(
  input: number,
  output: number,
  stride: number,
  exact: boolean,
): {first: Int32Array; second: Int32Array; share: Float64Array} {
  const round = exact ? (x: number) => x : Math.fround;
  const scale = round(input / output);
  const first = new Int32Array(output);
  const second = new Int32Array(output);
  const share = new Float64Array(output);
  for (let k = 0; k < output; k++) {
    // libtorch rounds the scale, but not what it makes of it.
    const at = Math.max(scale * (k + 0.5) - 0.5, 0);
    const index = Math.min(Math.floor(at), input - 1);
    first[k] = index * stride;
    // The same size is a copy, which reads no neighbour.
    const next = input === output ? index : Math.min(index + 1, input - 1);
    second[k] = next * stride;
    share[k] = Math.min(round(at - index), 1);
  }
  return {first, second, share};
}

type Weights = ReturnType<typeof weights>;

/** One line of the result, from two lines of the image. */
function interpolateLine(
  out: Float32Array,
  a: Float32Array,
  count: number,
  o: number,
  step: number,
  upper: number,
  lower: number,
  share: number,
  across: Weights,
): void {
  const {first, second, share: shares} = across;
  for (let k = 0; k < count; k++) {
    const right = shares[k] ?? 0;
    const p = first[k] ?? 0;
    const q = second[k] ?? 0;
    const above =
      (a[upper + p] ?? 0) * (1 - right) + (a[upper + q] ?? 0) * right;
    const below =
      (a[lower + p] ?? 0) * (1 - right) + (a[lower + q] ?? 0) * right;
    out[o + k * step] = above * (1 - share) + below * share;
  }
}

type Four = [number, number, number, number];

/** Bilinear interpolation of `[batch, channels, height, width]`, floats only. */
export function upsampleBilinear(
  tensor: Tensor,
  height: number,
  width: number,
): Tensor {
  const [batch, channels, inHeight, inWidth] = tensor.shape as Four;
  check(
    Math.min(inHeight, inWidth, height, width) > 0,
    `Input and output sizes should be greater than 0, but got input (H: ${inHeight}, W: ${inWidth}) output (H: ${height}, W: ${width})`,
  );
  check(
    channels > 0,
    `Non-empty 4D data tensor expected but got a tensor with sizes ${list(tensor.shape)}`,
  );
  const shape = [batch, channels, height, width];
  const out = empty(tensor.dtype, shape, suggestedStrides(shape, tensor));
  const exact = tensor.dtype === 'float64';
  const [byImage, byChannel, byRow, byColumn] = tensor.strides as Four;
  const [toImage, toChannel, toRow, toColumn] = out.strides as Four;
  const down = weights(inHeight, height, byRow, exact);
  const across = weights(inWidth, width, byColumn, exact);
  const to = out.storage as Float32Array;
  const a = tensor.storage as Float32Array;
  for (let image = 0; image < batch; image++) {
    for (let channel = 0; channel < channels; channel++) {
      const from = tensor.offset + image * byImage + channel * byChannel;
      const start = image * toImage + channel * toChannel;
      for (let y = 0; y < height; y++) {
        interpolateLine(
          to,
          a,
          width,
          start + y * toRow,
          toColumn,
          from + (down.first[y] ?? 0),
          from + (down.second[y] ?? 0),
          down.share[y] ?? 0,
          across,
        );
      }
    }
  }
  return out;
}

/** Rounds half to even, as libtorch does. */
function roundAll(tensor: Tensor): Tensor {
  const data = tensor.storage as Float32Array;
  for (let k = 0; k < data.length; k++) {
    const x = data[k] ?? 0;
    const rounded = Math.round(x);
    data[k] = rounded - x === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
  }
  return tensor;
}

/** The size that keeps the proportions of an image, its shorter edge as asked. */
function proportional(
  edge: number,
  height: number,
  width: number,
): [number, number] {
  const [short, long] = width <= height ? [width, height] : [height, width];
  const other = Math.trunc((edge * long) / short);
  return width <= height ? [other, edge] : [edge, other];
}

/** torchvision's `resize` as the package scripted it: bilinear, not antialiased. */
export function resize(image: Tensor, size: readonly number[]): Tensor {
  const rank = image.shape.length;
  check(rank >= 2, 'Tensor is not a torch image.');
  const [height, width] = image.shape.slice(-2) as [number, number];
  const [edge, second] = size as [number, number | undefined];
  if (second === undefined && edge === Math.min(height, width)) {
    return image;
  }
  const [newHeight, newWidth] =
    second === undefined ? proportional(edge, height, width) : [edge, second];
  const batch = rank < 4 ? unsqueeze(image, 0) : image;
  const dims = batch.shape.length;
  if (dims !== 4) {
    fail(`size shape must match input shape. Input is ${dims - 2}D, size is 2`);
  }
  const floats = isFloat(batch) ? batch : cast(batch, 'float32');
  const resized = upsampleBilinear(floats, newHeight, newWidth);
  const result = isFloat(batch)
    ? resized
    : cast(roundAll(resized), image.dtype);
  return rank < 4 ? squeeze(result, 0) : result;
}
