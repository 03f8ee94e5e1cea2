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

/** The pixels under the kernel for one row of the output, one pixel after the other. */
function gatherRow(
  {channels, height, width, data}: Planes,
  {kernel, stride, dilation}: Layer,
  y: number,
  patches: Float64Array,
  outWidth: number,
): void {
  const reach = (dilation * (kernel - 1)) >> 1;
  const columns = channels * kernel * kernel;
  let k = 0;
  for (let channel = 0; channel < channels; channel += 1) {
    for (let ky = 0; ky < kernel; ky += 1) {
      const row = y * stride + ky * dilation - reach;
      const base = (channel * height + row) * width;
      const isInside = row >= 0 && row < height;
      for (let kx = 0; kx < kernel; kx += 1, k += 1) {
        let column = kx * dilation - reach;
        for (let x = 0, to = k; x < outWidth; x += 1, to += columns) {
          patches[to] =
            isInside && column >= 0 && column < width
              ? data[base + column]!
              : 0;
          column += stride;
        }
      }
    }
  }
}

/**
 * Adds up four outputs for two pixels at a time: what is read once serves
 * several sums, which stay in registers. Missing rows and pixels repeat the last.
 */
function multiplyRow(
  patches: Float64Array,
  weights: Float64Array,
  bias: Float32Array,
  outWidth: number,
  sums: Float64Array,
): void {
  const rows = bias.length;
  const columns = weights.length / rows;
  for (let x = 0; x < outWidth; x += 2) {
    const x2 = Math.min(x + 1, outWidth - 1);
    const p = x * columns;
    const q = x2 * columns;
    for (let output = 0; output < rows; output += 4) {
      const o2 = Math.min(output + 1, rows - 1);
      const o3 = Math.min(output + 2, rows - 1);
      const o4 = Math.min(output + 3, rows - 1);
      const a = output * columns;
      const b = o2 * columns;
      const c = o3 * columns;
      const d = o4 * columns;
      let pa = bias[output]!;
      let pb = bias[o2]!;
      let pc = bias[o3]!;
      let pd = bias[o4]!;
      let [qa, qb, qc, qd] = [pa, pb, pc, pd];
      for (let k = 0; k < columns; k += 1) {
        const left = patches[p + k]!;
        const right = patches[q + k]!;
        const wa = weights[a + k]!;
        const wb = weights[b + k]!;
        const wc = weights[c + k]!;
        const wd = weights[d + k]!;
        pa += wa * left;
        pb += wb * left;
        pc += wc * left;
        pd += wd * left;
        qa += wa * right;
        qb += wb * right;
        qc += wc * right;
        qd += wd * right;
      }
      sums[output * outWidth + x] = pa;
      sums[o2 * outWidth + x] = pb;
      sums[o3 * outWidth + x] = pc;
      sums[o4 * outWidth + x] = pd;
      sums[output * outWidth + x2] = qa;
      sums[o2 * outWidth + x2] = qb;
      sums[o3 * outWidth + x2] = qc;
      sums[o4 * outWidth + x2] = qd;
    }
  }
}

/** A convolution with zeros around the picture, and its ReLU. */
export function convolve(
  input: Planes,
  layer: Layer,
  {columns, weights, bias}: Table,
): Planes {
  const height = Math.ceil(input.height / layer.stride);
  const width = Math.ceil(input.width / layer.stride);
  const channels = layer.outputs;
  const data = new Float32Array(channels * height * width);
  // Doubles are what JavaScript computes with: nothing has to be converted.
  const factors = Float64Array.from(weights);
  const patches = new Float64Array(columns * width);
  const sums = new Float64Array(channels * width);
  for (let y = 0; y < height; y += 1) {
    gatherRow(input, layer, y, patches, width);
    multiplyRow(patches, factors, bias, width, sums);
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
