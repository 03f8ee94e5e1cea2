import {cast} from './copy';
import {dtypes, precision, type DType} from './dtype';
import {check, fail, RuntimeLimit} from './errors';
import {entry, type Sizes} from './layout';
import {checkSizes, digits} from './shape';
import {empty, isFloat, scalar, type Tensor} from './tensor';

/** A new tensor, all zero; negative sizes throw. */
export function zeros(shape: Sizes, dtype: DType): Tensor {
  checkSizes(shape);
  return empty(dtype, shape);
}

/** A number that libtorch converts to a dtype: out of range, it throws. */
export function checkedNumber(value: number, dtype: DType): number {
  const {min, max, cpp, float} = dtypes[dtype];
  const fits = value >= min && value <= max;
  if (!fits && !(float && !Number.isFinite(value))) {
    fail(`value cannot be converted to type ${cpp} without overflow`);
  }
  return precision(dtype)(value);
}

/** A number as an element: out of range, libtorch throws. */
export const checkedScalar = (value: number, dtype: DType): Tensor =>
  scalar(dtype, checkedNumber(value, dtype));

/** A whole number as libtorch converts it: without a sign, a negative one wraps around. */
const checkedInteger = (value: number, dtype: DType): number =>
  dtype === 'uint8' && value < 0 && value >= -255
    ? value + 256
    : checkedNumber(value, dtype);

/** A tensor without dimensions in another dtype: out of range, libtorch throws. */
export function checkedElement(tensor: Tensor, dtype: DType): Tensor {
  if (tensor.shape.length > 0 || tensor.dtype === dtype) {
    return tensor;
  }
  const value = Number(tensor.storage[tensor.offset]);
  return isFloat(tensor)
    ? checkedScalar(value, dtype)
    : scalar(dtype, checkedInteger(value, dtype));
}

export function full(shape: Sizes, value: number, dtype: DType): Tensor {
  const out = zeros(shape, dtype);
  const [element] = checkedScalar(value, dtype).storage;
  (out.storage as Float64Array).fill(element as number);
  return out;
}

/** A tensor of one dimension, its elements computed in doubles. */
function generate(
  size: number,
  dtype: DType,
  element: (index: number) => number,
): Tensor {
  const out = empty(dtype, [size]);
  for (let k = 0; k < size; k++) {
    const value = element(k);
    out.storage[k] = dtype === 'int64' ? BigInt(Math.trunc(value)) : value;
  }
  return out;
}

/**
 * Numbers at equal distances. libtorch computes pairs of vectors of 32 bytes from the
 * first element of each, which is rounded.
 */
function generateSteps(
  size: number,
  dtype: DType,
  at: (index: number) => number,
  step: number,
): Tensor {
  const lanes = 32 / dtypes[dtype].size;
  const inVectors = size - (size % (2 * lanes));
  const round = dtypes[dtype].float ? precision(dtype) : Math.trunc;
  return generate(size, dtype, (k) => {
    const lane = k < inVectors ? k % lanes : 0;
    return round(at(k - lane)) + step * lane;
  });
}

/** Numbers from JavaScript, each a double. */
export function fromNumbers(values: readonly number[], dtype: DType): Tensor {
  const misfit = values.find((value) => value <= -1 || value >= 2 ** 31);
  if (dtype === 'uint8' && misfit !== undefined) {
    throw new RuntimeLimit(
      `${misfit} does not fit uint8: what it becomes differs from phone to phone`,
    );
  }
  const doubles = generate(values.length, 'float64', (k) => entry(values, k));
  return cast(doubles, dtype);
}

export function arange(
  start: number,
  end: number,
  step: number,
  dtype: DType,
): Tensor {
  const number = (x: number) =>
    dtypes[dtype].float ? x : Math.trunc(checkedNumber(x, 'int64'));
  const [from, to, by] = [number(start), number(end), number(step)];
  check(by > 0 || by < 0, 'step must be nonzero');
  check(
    Number.isFinite(start) && Number.isFinite(end),
    `unsupported range: ${start} -> ${end}`
      .replaceAll('Infinity', 'inf')
      .replaceAll('NaN', 'nan'),
  );
  check(
    by > 0 ? to >= from : to <= from,
    'upper bound and larger bound inconsistent with step sign',
  );
  const size =
    dtype === 'int64'
      ? Math.ceil((to - from) / by)
      : Math.ceil((end - start) / step);
  check(size <= 2 ** 63, 'invalid size, possible overflow?');
  return generateSteps(size, dtype, (k) => from + k * by, by);
}

/** Numbers at equal distances. Each half starts at its own end, so that both are exact. */
function spaced(
  start: number,
  end: number,
  steps: number,
  dtype: DType,
  product = (x: number) => x,
) {
  const [from, to] = [checkedInteger(start, dtype), checkedInteger(end, dtype)];
  const step = precision(dtype)((to - from) / (steps - 1));
  const at = (k: number) =>
    k < steps >> 1
      ? from + product(step * k)
      : to - product(step * (steps - k - 1));
  return {step, at};
}

const checkSteps = (steps: number) => {
  check(steps >= 0, 'number of steps must be non-negative');
};

export function linspace(
  start: number,
  end: number,
  steps: number,
  dtype: DType,
): Tensor {
  checkSteps(steps);
  if (steps === 0) {
    return empty(dtype, [0]);
  }
  if (steps === 1) {
    return generate(1, dtype, () => checkedInteger(start, dtype));
  }
  const {at, step} = spaced(start, end, steps, dtype);
  return generateSteps(steps, dtype, at, step);
}

export function logspace(
  start: number,
  end: number,
  steps: number,
  base: number,
  dtype: DType,
): Tensor {
  checkSteps(steps);
  if (steps === 0) {
    return empty(dtype, [0]);
  }
  if (steps === 1) {
    return full([1], base ** start, dtype);
  }
  const round = precision(dtype);
  const {at} = spaced(start, end, steps, dtype, round);
  const powers = Array.from({length: steps}, (_, k) => base ** round(at(k)));
  return fromNumbers(powers, dtype);
}

export function eye(rows: number, columns: number, dtype: DType): Tensor {
  check(rows >= 0, `n must be greater or equal to 0, got ${digits(rows)}`);
  check(
    columns >= 0,
    `m must be greater or equal to 0, got ${digits(columns)}`,
  );
  const out = empty(dtype, [rows, columns]);
  const [one] = scalar(dtype, 1).storage;
  for (let k = 0; k < Math.min(rows, columns); k++) {
    out.storage[k * (columns + 1)] = one as never;
  }
  return out;
}

/** A tensor over a copy of bytes. */
export function fromBytes(
  bytes: Uint8Array,
  shape: Sizes,
  dtype: DType,
): Tensor {
  const out = zeros(shape, dtype);
  const target = new Uint8Array(out.storage.buffer);
  if (target.length > bytes.length) {
    throw new RuntimeLimit(
      `the shape needs ${target.length} bytes, but the blob has ${bytes.length}: a phone reads past its end`,
    );
  }
  target.set(bytes.subarray(0, target.length));
  return out;
}
