import type {Elements} from '../values/dtype';
import type {Window} from './windows';

type Plane = readonly [rows: Window, columns: Window];

/** The pixels under the kernel for one row of the output, one pixel after the other. */
function gatherRow(
  x: Elements,
  from: number,
  channels: number,
  [rows, columns]: Plane,
  y: number,
  patches: Float64Array,
): void {
  const {stride, before, dilation, input, output, kernel} = columns;
  const length = channels * rows.kernel * kernel;
  let k = 0;
  for (let channel = 0; channel < channels; channel++) {
    for (let i = 0; i < rows.kernel; i++) {
      const row = y * rows.stride - rows.before + i * rows.dilation;
      const base = from + (channel * rows.input + row) * input;
      const isInside = row >= 0 && row < rows.input;
      for (let j = 0; j < kernel; j++, k++) {
        let column = j * dilation - before;
        for (let z = 0, to = k; z < output; z++, to += length) {
          patches[to] =
            isInside && column >= 0 && column < input ? x[base + column]! : 0;
          column += stride;
        }
      }
    }
  }
}

/**
 * Adds up four filters for two pixels at a time: what is read once serves several
 * sums, which stay in registers. Missing filters and pixels repeat the last.
 */
function multiplyRow(
  patches: Float64Array,
  weights: Float64Array,
  filters: number,
  width: number,
  sums: Float64Array,
): void {
  const length = weights.length / filters;
  for (let x = 0; x < width; x += 2) {
    const x2 = Math.min(x + 1, width - 1);
    const p = x * length;
    const q = x2 * length;
    for (let filter = 0; filter < filters; filter += 4) {
      const f2 = Math.min(filter + 1, filters - 1);
      const f3 = Math.min(filter + 2, filters - 1);
      const f4 = Math.min(filter + 3, filters - 1);
      const a = filter * length;
      const b = f2 * length;
      const c = f3 * length;
      const d = f4 * length;
      let [pa, pb, pc, pd] = [0, 0, 0, 0];
      let [qa, qb, qc, qd] = [0, 0, 0, 0];
      for (let k = 0; k < length; k++) {
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
      sums[filter * width + x] = pa;
      sums[f2 * width + x] = pb;
      sums[f3 * width + x] = pc;
      sums[f4 * width + x] = pd;
      sums[filter * width + x2] = qa;
      sums[f2 * width + x2] = qb;
      sums[f3 * width + x2] = qc;
      sums[f4 * width + x2] = qd;
    }
  }
}

/** A group of filters over some planes of the input, added to the output row by row. */
export function convolveRows(
  out: Elements,
  to: number,
  x: Elements,
  from: number,
  weight: Elements,
  filters: number,
  channels: number,
  plane: Plane,
): void {
  const [rows, columns] = plane;
  const width = columns.output;
  // Doubles, which JavaScript computes with: nothing has to be converted.
  const weights = Float64Array.from(weight);
  const patches = new Float64Array((weights.length / filters) * width);
  const sums = new Float64Array(filters * width);
  for (let y = 0; y < rows.output; y++) {
    gatherRow(x, from, channels, plane, y, patches);
    multiplyRow(patches, weights, filters, width, sums);
    for (let filter = 0; filter < filters; filter++) {
      const start = to + (filter * rows.output + y) * width;
      for (let z = 0; z < width; z++) {
        out[start + z]! += sums[filter * width + z]!;
      }
    }
  }
}
