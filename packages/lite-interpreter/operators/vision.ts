import {allocate, type Elements} from '../values/dtype';
import {toNumber, type IValue} from '../values/ivalue';
import {read, tensorOf, type Tensor} from '../values/Tensor';
import {lazy} from './lazy';
import type {Run} from './Operator';

/** Boxes that overlap a better one by more than a part are dropped. */
function suppress(boxes: Tensor, scores: Tensor, threshold: IValue): Tensor {
  const b = read(boxes);
  const s = read(scores);
  const limit = toNumber(threshold);
  const order = Array.from(s.keys()).sort((x, y) => s[y]! - s[x]! || x - y);
  const area = (k: number) =>
    (b[k * 4 + 2]! - b[k * 4]!) * (b[k * 4 + 3]! - b[k * 4 + 1]!);
  const kept: number[] = [];
  for (const k of order) {
    const overlaps = kept.some((other) => {
      const side = (axis: number) =>
        Math.max(
          0,
          Math.min(b[k * 4 + axis + 2]!, b[other * 4 + axis + 2]!) -
            Math.max(b[k * 4 + axis]!, b[other * 4 + axis]!),
        );
      const both = side(0) * side(1);
      return both / (area(k) + area(other) - both) > limit;
    });
    if (!overlaps) {
      kept.push(k);
    }
  }
  const data = allocate('int64', kept.length);
  data.set(kept);
  return tensorOf('int64', [kept.length], data);
}

/** `grid_sample` of planes, bilinear or nearest. */
function gridSample(
  x: Tensor,
  grid: Tensor,
  mode: number,
  padding: number,
  corners: boolean,
): Tensor {
  const [batch, channels, height, width] = x.sizes as [
    number,
    number,
    number,
    number,
  ];
  const [, rows, columns] = grid.sizes as [number, number, number];
  if (mode > 1 || padding > 1) {
    throw new Error('grid_sample: this mode is not supported here.');
  }
  const toPixel = (at: number, size: number) =>
    corners ? ((at + 1) / 2) * (size - 1) : ((at + 1) * size - 1) / 2;
  const inside = (at: number, size: number) =>
    padding === 1 ? Math.min(size - 1, Math.max(0, at)) : at;
  const sizes = [batch, channels, rows, columns];
  const plane = height * width;
  const sample = (values: Elements, from: number, gx: number, gy: number) => {
    const px = inside(toPixel(gx, width), width);
    const py = inside(toPixel(gy, height), height);
    const value = (i: number, j: number) =>
      i >= 0 && i < height && j >= 0 && j < width
        ? values[from + i * width + j]!
        : 0;
    if (mode === 1) {
      return value(Math.round(py), Math.round(px));
    }
    const [i, j] = [Math.floor(py), Math.floor(px)];
    const [a, b] = [py - i, px - j];
    return (
      (1 - a) * ((1 - b) * value(i, j) + b * value(i, j + 1)) +
      a * ((1 - b) * value(i + 1, j) + b * value(i + 1, j + 1))
    );
  };
  return lazy({
    key: `grid(${mode},${padding},${corners})`,
    inputs: [x, grid],
    dtype: x.dtype,
    sizes,
    compute: (values, places) => {
      const out = allocate(x.dtype, batch * channels * rows * columns);
      let to = 0;
      for (let k = 0; k < batch * channels; k++) {
        const at = Math.floor(k / channels) * rows * columns * 2;
        for (let cell = 0; cell < rows * columns; cell++) {
          out[to++] = sample(
            values,
            k * plane,
            places[at + cell * 2]!,
            places[at + cell * 2 + 1]!,
          );
        }
      }
      return out;
    },
  });
}

/** Samples of planes at given places. */
export const vision: Record<string, Run> = {
  'aten::grid_sampler': gridSample,
  'aten::grid_sampler_2d': gridSample,
};

/** Torchvision's own operators, which the toolkit's apps had too. */
export const torchvision: Record<string, Run> = {
  'torchvision::nms': suppress,
};
