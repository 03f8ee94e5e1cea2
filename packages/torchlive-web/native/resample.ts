import {RuntimeLimit} from '../tensors/errors';
import {Bitmap} from './Bitmap';

/** Pixels of the source and their weights for each pixel of a scaled line. */
type Taps = {from: Int32Array; to: Int32Array; weight: Float64Array};

/**
 * `Bitmap.createBitmap` with a matrix that scales: bilinear if `filter`, else
 * the nearest pixel. A negative factor mirrors.
 */
export function resample(
  source: Bitmap,
  sx: number,
  sy: number,
  filter: boolean,
): Bitmap {
  const width = Math.round(Math.abs(source.width * sx));
  const height = Math.round(Math.abs(source.height * sy));
  if (!(width > 0 && height > 0)) {
    throw new RuntimeLimit(
      'width and height must be > 0. On the phone this is an IllegalArgumentException.',
    );
  }
  const columns = findTaps(source.width, width, sx, filter);
  const rows = findTaps(source.height, height, sy, filter);
  const data = new Uint8ClampedArray(width * height * 4);
  const from = source.data;
  const read = (index: number) => from[index] ?? 0;
  for (let y = 0, at = 0; y < height; y++) {
    const top = (rows.from[y] ?? 0) * source.width;
    const bottom = (rows.to[y] ?? 0) * source.width;
    const wy = rows.weight[y] ?? 0;
    for (let x = 0; x < width; x++, at += 4) {
      const left = columns.from[x] ?? 0;
      const right = columns.to[x] ?? 0;
      const wx = columns.weight[x] ?? 0;
      const a = (top + left) * 4;
      const b = (top + right) * 4;
      const c = (bottom + left) * 4;
      const d = (bottom + right) * 4;
      // Weighted by alpha, so that what is transparent lends no colour.
      const wa = (1 - wx) * (1 - wy) * read(a + 3);
      const wb = wx * (1 - wy) * read(b + 3);
      const wc = (1 - wx) * wy * read(c + 3);
      const wd = wx * wy * read(d + 3);
      const alpha = wa + wb + wc + wd;
      for (let i = 0; i < 3 && alpha > 0; i++) {
        data[at + i] =
          (wa * read(a + i) +
            wb * read(b + i) +
            wc * read(c + i) +
            wd * read(d + i)) /
          alpha;
      }
      data[at + 3] = alpha;
    }
  }
  return new Bitmap({width, height, data});
}

function findTaps(
  size: number,
  scaledSize: number,
  scale: number,
  filter: boolean,
): Taps {
  const taps = {
    from: new Int32Array(scaledSize),
    to: new Int32Array(scaledSize),
    weight: new Float64Array(scaledSize),
  };
  const clamp = (index: number) => Math.min(Math.max(index, 0), size - 1);
  for (let i = 0; i < scaledSize; i++) {
    const centre = (i + 0.5) / Math.abs(scale);
    const position = scale < 0 ? size - centre : centre;
    const first = Math.floor(filter ? position - 0.5 : position);
    taps.from[i] = clamp(first);
    taps.to[i] = clamp(filter ? first + 1 : first);
    taps.weight[i] = filter ? position - 0.5 - first : 0;
  }
  return taps;
}
