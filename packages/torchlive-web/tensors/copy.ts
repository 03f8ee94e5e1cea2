import {dtypes, type DType, type Storage} from './dtype';
import {RuntimeLimit} from './errors';
import {denseStrides, isDense} from './layout';
import {contiguous, empty, numel, type Tensor} from './tensor';
import {walk} from './walk';

/** Copies bits, so that one loop serves all dtypes of a width: V8 makes a loop fast for one kind of array. */
function copyRow8(
  out: Uint8Array,
  a: Uint8Array,
  count: number,
  o: number,
  i: number,
  outStep: number,
  step: number,
): void {
  if (outStep === 1) {
    for (let k = 0; k < count; k++, i += step) {
      out[o + k] = a[i] ?? 0;
    }
  } else {
    for (let k = 0; k < count; k++) {
      out[o + k * outStep] = a[i + k * step] ?? 0;
    }
  }
}

function copyRow32(
  out: Int32Array,
  a: Int32Array,
  count: number,
  o: number,
  i: number,
  outStep: number,
  step: number,
): void {
  if (outStep === 1) {
    for (let k = 0; k < count; k++, i += step) {
      out[o + k] = a[i] ?? 0;
    }
  } else {
    for (let k = 0; k < count; k++) {
      out[o + k * outStep] = a[i + k * step] ?? 0;
    }
  }
}

function copyRowAny(
  out: Float64Array,
  a: Float64Array,
  count: number,
  o: number,
  i: number,
  outStep: number,
  step: number,
): void {
  for (let k = 0; k < count; k++) {
    out[o + k * outStep] = a[i + k * step] ?? 0;
  }
}

/** What an element becomes in another dtype; C++ leaves some floats undefined. */
function converter(from: DType, to: DType): (value: number) => unknown {
  if (from === 'int64') {
    // Storing wraps a number to the width of its array, but not a bigint.
    return dtypes[to].float
      ? Number
      : (value) => Number(BigInt.asIntN(32, value as unknown as bigint));
  }
  if (!dtypes[from].float || dtypes[to].float) {
    return to === 'int64' ? BigInt : (value) => value;
  }
  // libtorch goes to uint8 by way of int64, to smaller integers by way of int32.
  const limit = to === 'uint8' || to === 'int64' ? 2 ** 63 : 2 ** 31;
  return (value) => {
    const whole = Math.trunc(value);
    if (!(whole >= -limit && whole < limit)) {
      throw new RuntimeLimit(
        `${value} does not fit ${to}: what it becomes differs from phone to phone`,
      );
    }
    return to === 'int64' ? BigInt(whole) : whole;
  };
}

/** Copies elements into a tensor of the same shape, whatever the dtypes. */
export function copyInto(out: Tensor, from: Tensor): void {
  const operands = [out, from];
  if (out.dtype !== from.dtype) {
    const convert = converter(from.dtype, out.dtype);
    const target = out.storage as unknown as unknown[];
    const source = from.storage as Float64Array;
    walk(
      out.shape,
      operands,
      (count, [o = 0, i = 0], [outStep = 1, step = 1]) => {
        for (let k = 0; k < count; k++) {
          target[o + k * outStep] = convert(source[i + k * step] ?? 0);
        }
      },
    );
    return;
  }
  const width = dtypes[out.dtype].size;
  const bits = (storage: Storage): Storage => {
    if (width === 1) {
      return new Uint8Array(storage.buffer);
    }
    if (width === 4) {
      return new Int32Array(storage.buffer);
    }
    return storage;
  };
  const copyRow = (
    width === 1 ? copyRow8 : width === 4 ? copyRow32 : copyRowAny
  ) as typeof copyRowAny;
  const target = bits(out.storage) as Float64Array;
  const source = bits(from.storage) as Float64Array;
  walk(
    out.shape,
    operands,
    (count, [o = 0, i = 0], [outStep = 1, step = 1]) => {
      if (outStep === 1 && step === 1) {
        target.set(source.subarray(i, i + count), o);
      } else {
        copyRow(target, source, count, o, i, outStep, step);
      }
    },
  );
}

/** The elements of a dense tensor, in memory order. */
export function memory(tensor: Tensor): Storage {
  return tensor.storage.subarray(tensor.offset, tensor.offset + numel(tensor));
}

/** Strides of a copy: those of the tensor, without its gaps. */
export function preservedStrides({shape, strides}: Tensor): readonly number[] {
  return isDense(shape, strides) ? strides : denseStrides(shape, [strides]);
}

/** The tensor in another dtype; the same one where it has it already. */
export function cast(tensor: Tensor, dtype: DType): Tensor {
  if (tensor.dtype === dtype) {
    return tensor;
  }
  const out = empty(dtype, tensor.shape, preservedStrides(tensor));
  const native =
    tensor.dtype !== 'int64' &&
    (dtypes[dtype].float || tensor.dtype === 'uint8');
  if (native && dtype !== 'int64' && isDense(tensor.shape, tensor.strides)) {
    (out.storage as Float64Array).set(memory(tensor) as Float64Array);
  } else {
    copyInto(out, tensor);
  }
  return out;
}

/** A copy that keeps the order in memory. */
export function clone(
  tensor: Tensor,
  strides = preservedStrides(tensor),
): Tensor {
  const out = empty(tensor.dtype, tensor.shape, strides);
  copyInto(out, tensor);
  return out;
}

/** The tensor, row by row in memory: itself if it is so already. */
export function toContiguous(tensor: Tensor): Tensor {
  if (contiguous(tensor)) {
    return tensor;
  }
  const out = empty(tensor.dtype, tensor.shape);
  copyInto(out, tensor);
  return out;
}
