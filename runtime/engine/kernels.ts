import type {DType} from './dtype';
import {fail} from './errors';

/**
 * One row of a binary operation. Each has a loop of its own, so that the compiler
 * sees one kind of array in it.
 */
type BinaryRow = (
  out: Float32Array,
  a: Float32Array,
  b: Float32Array,
  count: number,
  o: number,
  i: number,
  j: number,
  step: number,
  jump: number,
  factor: number,
) => void;

export type Binary = {
  /** For floats; for other dtypes too, where the same expression is right. */
  each: (a: number, b: number, factor: number) => number;
  integer?: (a: number, b: number, factor: number) => number;
  /** At run time, of bigints. */
  bigint?: (a: number, b: number, factor: number) => number;
  float32?: BinaryRow;
};

export type UnaryRow = (
  out: Float32Array,
  a: Float32Array,
  count: number,
  o: number,
  i: number,
  step: number,
) => void;

export type Unary = {each: (a: number) => number; float32: UnaryRow};

/** `a + factor * b`. */
export const add: Binary = {
  each: (a, b, factor) => a + factor * b,
  bigint: (a, b, factor) => (factor > 0 ? a + b : a - b),
  float32(out, a, b, count, o, i, j, step, jump, factor) {
    if (jump === 0) {
      const y = factor * b[j]!;
      for (let k = 0; k < count; k++, i += step) out[o + k] = a[i]! + y;
    } else {
      for (let k = 0; k < count; k++, i += step, j += jump) {
        out[o + k] = a[i]! + factor * b[j]!;
      }
    }
  },
};

export const multiply: Binary = {
  each: (a, b) => a * b,
  integer: Math.imul,
  float32(out, a, b, count, o, i, j, step, jump) {
    if (jump === 0) {
      const y = b[j]!;
      for (let k = 0; k < count; k++, i += step) out[o + k] = a[i]! * y;
    } else {
      for (let k = 0; k < count; k++, i += step, j += jump) {
        out[o + k] = a[i]! * b[j]!;
      }
    }
  },
};

export const divide: Binary = {
  each: (a, b) => a / b,
  float32(out, a, b, count, o, i, j, step, jump) {
    if (jump === 0) {
      const y = b[j]!;
      for (let k = 0; k < count; k++, i += step) out[o + k] = a[i]! / y;
    } else {
      for (let k = 0; k < count; k++, i += step, j += jump) {
        out[o + k] = a[i]! / b[j]!;
      }
    }
  },
};

const precision = (dtype: DType) =>
  dtype === 'float32' ? Math.fround : (x: number) => x;

/** A quotient of integers, at run time also of bigints. */
function quotient(a: number, b: number): number {
  if (!b) fail('ZeroDivisionError');
  // A bigint drops its fraction by itself.
  return typeof a === 'bigint' ? a / b : Math.trunc(a / b);
}

function floorQuotient(a: number, b: number): number {
  const result = quotient(a, b);
  const remainder = a % b;
  const below = remainder && remainder < 0 !== b < 0;
  // `~-` subtracts 1 from numbers and bigints alike.
  return below ? ~-result : result;
}

/** Division toward zero. */
export function truncDivide(dtype: DType): Binary {
  const round = precision(dtype);
  return {
    each: (a, b) => Math.trunc(round(a / b)),
    integer: quotient,
    bigint: quotient,
  };
}

/** Division toward negative infinity, as Python rounds it: by way of the remainder. */
export function floorDivide(dtype: DType): Binary {
  const round = precision(dtype);
  return {
    each: (a, b) => {
      if (b === 0) return a / b;
      const remainder = a % b;
      let result = round(round(a - remainder) / b);
      if (remainder !== 0 && remainder < 0 !== b < 0)
        result = round(result - 1);
      if (result === 0) return a / b < 0 || Object.is(a / b, -0) ? -0 : 0;
      const floor = Math.floor(result);
      return result - floor > 0.5 ? floor + 1 : floor;
    },
    integer: floorQuotient,
    bigint: floorQuotient,
  };
}

export const absolute: Unary = {
  each: (a) => (typeof a === 'number' ? Math.abs(a) : a < 0 ? -a : a),
  float32(out, a, count, o, i, step) {
    for (let k = 0; k < count; k++, i += step) out[o + k] = Math.abs(a[i]!);
  },
};

export const squareRoot: Unary = {
  each: Math.sqrt,
  float32(out, a, count, o, i, step) {
    for (let k = 0; k < count; k++, i += step) out[o + k] = Math.sqrt(a[i]!);
  },
};

export function clampRow(
  out: Float32Array,
  a: Float32Array,
  count: number,
  o: number,
  i: number,
  step: number,
  low: number,
  high: number,
): void {
  for (let k = 0; k < count; k++, i += step) {
    const x = a[i]!;
    // NaN stays: it is neither below nor above.
    out[o + k] = x < low ? low : x > high ? high : x;
  }
}
