import {dtypes, type DType} from './dtype';
import {check, fail} from './errors';
import type {Sizes} from './layout';
import {checkedScalar, zeros} from './create';
import type {Tensor} from './tensor';

function fill(tensor: Tensor, element: (index: number) => number): Tensor {
  const {storage} = tensor;
  for (let k = 0; k < storage.length; k++) {
    const value = element(k);
    storage[k] = storage instanceof BigInt64Array ? BigInt(value) : value;
  }
  return tensor;
}

function floats(shape: Sizes, dtype: DType, kernel: string): Tensor {
  const out = zeros(shape, dtype);
  if (!dtypes[dtype].float) {
    fail(`"${kernel}" not implemented for '${dtypes[dtype].name}'`);
  }
  return out;
}

/** Uniform in [0, 1). */
export function rand(shape: Sizes, dtype: DType): Tensor {
  // As many bits as the dtype holds: rounding would give 1 at times.
  const bits = dtype === 'float32' ? 2 ** 24 : 2 ** 53;
  return fill(
    floats(shape, dtype, 'check_uniform_bounds'),
    () => Math.floor(Math.random() * bits) / bits,
  );
}

/** Normal, by the method of Box and Muller. */
export function randn(shape: Sizes, dtype: DType): Tensor {
  return fill(
    floats(shape, dtype, 'normal_kernel_cpu'),
    () =>
      Math.sqrt(-2 * Math.log(1 - Math.random())) *
      Math.cos(2 * Math.PI * Math.random()),
  );
}

/** What C++ calls the dtypes that do not hold every `int`. */
const narrowNames: Partial<Record<DType, string>> = {
  uint8: 'unsigned char',
  int8: 'signed char',
  int16: 'short',
};

/** Whole numbers from `low` to below `high`. */
export function randint(
  low: number,
  high: number,
  shape: Sizes,
  dtype: DType,
): Tensor {
  const out = zeros(shape, dtype);
  check(
    low < high,
    `random_ expects 'from' to be less than 'to', but got from=${low} >= to=${high}`,
  );
  const {min, max} = dtypes[dtype];
  const name = narrowNames[dtype];
  if (name) {
    check(low >= min && low <= max, `from is out of bounds for ${name}`);
    check(
      high - 1 >= min && high - 1 <= max,
      `to - 1 is out of bounds for ${name}`,
    );
  }
  return fill(out, () => low + Math.floor(Math.random() * (high - low)));
}

/** The numbers below `size` in random order. */
export function randperm(size: number, dtype: DType): Tensor {
  const order = zeros([size], dtype);
  if (size > 0) {
    checkedScalar(size - 1, dtype);
  }
  fill(order, (k) => k);
  const {storage} = order;
  for (let k = size - 1; k > 0; k--) {
    const other = Math.floor(Math.random() * (k + 1));
    const kept = storage[k];
    storage[k] = storage[other] as never;
    storage[other] = kept as never;
  }
  return order;
}
