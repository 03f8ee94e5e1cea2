import {toContiguous, memory} from '../engine/copy';
import type {Tensor} from '../engine/tensor';

/** A picture as float numbers, one channel after the other, row by row. */
export type Planes = {
  channels: number;
  height: number;
  width: number;
  data: Float32Array;
};

/** The first picture of a batch `[1, channels, height, width]`. */
export function toPlanes(tensor: Tensor): Planes {
  const [batch, channels, height, width] = tensor.shape;
  if (tensor.shape.length !== 4 || batch !== 1 || tensor.dtype !== 'float32') {
    throw new Error(
      `This network takes one picture as a float32 tensor [1, channels, height, width], not ${tensor.dtype} [${tensor.shape.join(', ')}]`,
    );
  }
  const data = memory(toContiguous(tensor)) as Float32Array;
  return {channels: channels!, height: height!, width: width!, data};
}

/** Changes each channel: `value * scale + shift`. */
export function scaleChannels(
  planes: Planes,
  scale: readonly number[],
  shift: readonly number[],
): Planes {
  const {channels, height, width} = planes;
  const data = new Float32Array(planes.data.length);
  const area = height * width;
  for (let channel = 0; channel < channels; channel += 1) {
    const factor = scale[channel]!;
    const term = shift[channel]!;
    for (let i = channel * area; i < (channel + 1) * area; i += 1) {
      data[i] = planes.data[i]! * factor + term;
    }
  }
  return {channels, height, width, data};
}

/** How much of each source row (or column) goes into each target one. */
function shares(
  from: number,
  to: number,
): {start: number; weights: number[]}[] {
  const step = from / to;
  // Larger: between neighbours. Smaller: the average of what is covered.
  const reach = Math.max(step, 1);
  return Array.from({length: to}, (_, index) => {
    const middle = (index + 0.5) * step - 0.5;
    const first = Math.max(0, Math.ceil(middle - reach));
    const last = Math.min(from - 1, Math.floor(middle + reach));
    const weights: number[] = [];
    for (let i = first; i <= last; i += 1) {
      weights.push(1 - Math.abs(i - middle) / reach);
    }
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return {start: first, weights: weights.map((weight) => weight / sum)};
  });
}

/** Resizes with smooth edges in both directions. */
export function resizePlanes(
  {channels, height, width, data}: Planes,
  newHeight: number,
  newWidth: number,
): Planes {
  const columns = shares(width, newWidth);
  const rows = shares(height, newHeight);
  const narrow = new Float32Array(channels * height * newWidth);
  for (let line = 0; line < channels * height; line += 1) {
    columns.forEach(({start, weights}, x) => {
      let sum = 0;
      for (let i = 0; i < weights.length; i += 1) {
        sum += weights[i]! * data[line * width + start + i]!;
      }
      narrow[line * newWidth + x] = sum;
    });
  }
  const result = new Float32Array(channels * newHeight * newWidth);
  for (let channel = 0; channel < channels; channel += 1) {
    rows.forEach(({start, weights}, y) => {
      const to = (channel * newHeight + y) * newWidth;
      for (let i = 0; i < weights.length; i += 1) {
        const from = (channel * height + start + i) * newWidth;
        for (let x = 0; x < newWidth; x += 1) {
          result[to + x]! += weights[i]! * narrow[from + x]!;
        }
      }
    });
  }
  return {channels, height: newHeight, width: newWidth, data: result};
}

/** Fits a picture into a square, changes its channels, and fills the rest with zeros. */
export function letterbox(
  planes: Planes,
  size: number,
  scale: readonly number[],
  shift: readonly number[],
): {square: Planes; width: number; height: number} {
  const factor = size / Math.max(planes.width, planes.height);
  const width = Math.round(planes.width * factor);
  const height = Math.round(planes.height * factor);
  // Channels change after the picture became small.
  const small = scaleChannels(
    resizePlanes(planes, height, width),
    scale,
    shift,
  );
  const data = new Float32Array(planes.channels * size * size);
  for (let line = 0; line < planes.channels * height; line += 1) {
    const channel = Math.floor(line / height);
    const row = small.data.subarray(line * width, (line + 1) * width);
    data.set(row, (channel * size + (line % height)) * size);
  }
  const square = {channels: planes.channels, height: size, width: size, data};
  return {square, width, height};
}
