import type {DType} from '../values/dtype';

type Sized = {dtype: DType; sizes: readonly number[]};

/** Bytes of an element; those of 8 bits, and bool, have one. */
const widths: Partial<Record<DType, number>> = {
  int16: 2,
  int32: 4,
  int64: 8,
  float16: 2,
  float32: 4,
  float64: 8,
  complex32: 4,
  complex64: 8,
  complex128: 16,
  qint32: 4,
  bfloat16: 2,
};

function elements({sizes}: Sized): number {
  return sizes.reduce((product, size) => product * size, 1);
}

/** How many bytes a tensor's elements take. */
export function bytesOf(tensor: Sized): number {
  return elements(tensor) * (widths[tensor.dtype] ?? 1);
}

export type WeightSum = {
  dtype: DType;
  tensors: number;
  elements: number;
  bytes: number;
};

/** How many weights there are of each type; the most bytes first. */
export function summarizeWeights(weights: readonly Sized[]): WeightSum[] {
  const sums = new Map<DType, WeightSum>();
  for (const weight of weights) {
    const {dtype} = weight;
    const before = sums.get(dtype);
    const count = elements(weight);
    sums.set(dtype, {
      dtype,
      tensors: (before?.tensors ?? 0) + 1,
      elements: (before?.elements ?? 0) + count,
      bytes: (before?.bytes ?? 0) + bytesOf(weight),
    });
  }
  return [...sums.values()].sort((a, b) => b.bytes - a.bytes);
}

/** A number with a comma at each thousand: the first use of `Intl` takes long on phones. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** How many of something, such as `1 tensor` or `2,048 tensors`. */
export function counted(count: number, what: string): string {
  return `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** A size as people say it: 640 bytes, 6.5 kB, 10.2 MB. */
export function megabytes(bytes: number): string {
  if (bytes < 1000) {
    return `${bytes} bytes`;
  }
  return bytes < 1e6
    ? `${(bytes / 1e3).toFixed(1)} kB`
    : `${(bytes / 1e6).toFixed(1)} MB`;
}
