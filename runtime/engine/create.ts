import {cast} from './copy';
import {dtypes, type DType} from './dtype';
import {check, fail, RuntimeLimit} from './errors';
import type {Sizes} from './layout';
import {checkSizes} from './shape';
import {empty, scalar, type Tensor} from './tensor';

/** A new tensor, all zero; negative sizes throw. */
export function zeros(shape: Sizes, dtype: DType): Tensor {
  checkSizes(shape);
  return empty(dtype, shape);
}

/** A number as an element: out of range, libtorch throws. */
export function checkedScalar(value: number, dtype: DType): Tensor {
  const {min, max, cpp, float} = dtypes[dtype];
  const fits = value >= min && value <= max;
  if (!fits && !(float && !Number.isFinite(value))) {
    fail(`value cannot be converted to type ${cpp} without overflow`);
  }
  return scalar(dtype, value);
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

/** Numbers from JavaScript, each a double. */
export function fromNumbers(values: readonly number[], dtype: DType): Tensor {
  if (dtype === 'uint8' && values.some((value) => value <= -1)) {
    throw new RuntimeLimit(
      'a negative number does not fit uint8: what it becomes differs from phone to phone',
    );
  }
  const doubles = generate(values.length, 'float64', (k) => values[k]!);
  return cast(doubles, dtype);
}

export function arange(
  start: number,
  end: number,
  step: number,
  dtype: DType,
): Tensor {
  const number = dtypes[dtype].float ? (x: number) => x : Math.trunc;
  const [from, by] = [number(start), number(step)];
  check(by !== 0, 'step must be nonzero');
  check(
    Number.isFinite(start) && Number.isFinite(end),
    `unsupported range: ${start} -> ${end}`
      .replaceAll('Infinity', 'inf')
      .replaceAll('NaN', 'nan'),
  );
  const to = number(end);
  check(
    by > 0 ? to >= from : to <= from,
    'upper bound and larger bound inconsistent with step sign',
  );
  const size =
    dtype === 'int64'
      ? Math.ceil((to - from) / by)
      : Math.ceil((end - start) / step);
  return generate(size, dtype, (k) => from + k * by);
}

/** Both halves are counted from their own end, so that both ends are exact. */
function spaced(
  start: number,
  end: number,
  steps: number,
  dtype: DType,
  element: (exponent: number) => number,
): Tensor {
  check(steps >= 0, 'number of steps must be non-negative');
  const step = (end - start) / (steps - 1);
  const by = dtype === 'float32' ? Math.fround(step) : step;
  return generate(steps, dtype, (k) =>
    element(
      steps === 1
        ? start
        : k < steps >> 1
          ? start + by * k
          : end - by * (steps - k - 1),
    ),
  );
}

export function linspace(
  start: number,
  end: number,
  steps: number,
  dtype: DType,
): Tensor {
  if (steps > 0) [start, end].forEach((x) => checkedScalar(x, dtype));
  return spaced(start, end, steps, dtype, (x) => x);
}

export function logspace(
  start: number,
  end: number,
  steps: number,
  base: number,
  dtype: DType,
): Tensor {
  return spaced(start, end, steps, dtype, (x) => base ** x);
}

export function eye(rows: number, columns: number, dtype: DType): Tensor {
  check(rows >= 0, `n must be greater or equal to 0, got ${rows}`);
  check(columns >= 0, `m must be greater or equal to 0, got ${columns}`);
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
