import type {Planes} from './planes';
import type {Table} from './weights';

export type Layer = {
  type: string;
  inputs: number;
  outputs: number;
  kernel: number;
  stride: number;
  dilation: number;
  relu: boolean;
};

/** The pixels under the kernel for one row of the output: a row for each weight. */
function gatherRow(
  {channels, height, width, data}: Planes,
  {kernel, stride, dilation}: Layer,
  y: number,
  patch: Float32Array,
  outWidth: number,
): void {
  const reach = (dilation * (kernel - 1)) >> 1;
  let to = 0;
  for (let channel = 0; channel < channels; channel += 1) {
    for (let ky = 0; ky < kernel; ky += 1) {
      const row = y * stride + ky * dilation - reach;
      const base = (channel * height + row) * width;
      const isOutside = row < 0 || row >= height;
      for (let kx = 0; kx < kernel; kx += 1) {
        const shift = kx * dilation - reach;
        if (isOutside) {
          patch.fill(0, to, to + outWidth);
        } else {
          for (let x = 0; x < outWidth; x += 1) {
            const column = x * stride + shift;
            patch[to + x] =
              column < 0 || column >= width ? 0 : data[base + column]!;
          }
        }
        to += outWidth;
      }
    }
  }
}

/** Adds up four outputs at a time: each pixel is read once for all of them. */
function multiplyRow(
  patch: Float32Array,
  {rows, columns, weights, bias}: Table,
  outWidth: number,
  sums: Float32Array,
): void {
  for (let output = 0; output < rows; output += 4) {
    const count = Math.min(4, rows - output);
    for (let i = 0; i < 4; i += 1) {
      const value = i < count ? bias[output + i]! : 0;
      sums.fill(value, (output + i) * outWidth, (output + i + 1) * outWidth);
    }
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => (output + i) * outWidth);
    for (let k = 0; k < columns; k += 1) {
      const wa = weights[output * columns + k]!;
      const wb = count > 1 ? weights[(output + 1) * columns + k]! : 0;
      const wc = count > 2 ? weights[(output + 2) * columns + k]! : 0;
      const wd = count > 3 ? weights[(output + 3) * columns + k]! : 0;
      const from = k * outWidth;
      for (let x = 0; x < outWidth; x += 1) {
        const pixel = patch[from + x]!;
        sums[a! + x]! += wa * pixel;
        sums[b! + x]! += wb * pixel;
        sums[c! + x]! += wc * pixel;
        sums[d! + x]! += wd * pixel;
      }
    }
  }
}

/** A convolution with zeros around the picture, and its ReLU. */
export function convolve(input: Planes, layer: Layer, table: Table): Planes {
  const height = Math.ceil(input.height / layer.stride);
  const width = Math.ceil(input.width / layer.stride);
  const channels = layer.outputs;
  const data = new Float32Array(channels * height * width);
  const patch = new Float32Array(table.columns * width);
  const sums = new Float32Array((channels + 3) * width);
  for (let y = 0; y < height; y += 1) {
    gatherRow(input, layer, y, patch, width);
    multiplyRow(patch, table, width, sums);
    for (let channel = 0; channel < channels; channel += 1) {
      const to = (channel * height + y) * width;
      for (let x = 0; x < width; x += 1) {
        const sum = sums[channel * width + x]!;
        data[to + x] = layer.relu && sum < 0 ? 0 : sum;
      }
    }
  }
  return {channels, height, width, data};
}
