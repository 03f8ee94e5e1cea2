import {precision, type DType} from './dtype';
import {fail} from './errors';

/**
 * Loops over whole arrays that start at 0: as fast as a loop gets. Each operation
 * has its own, so that the compiler sees one kind of array in it.
 */
type BinaryLoops = {
  byTensor: (
    out: Float32Array,
    a: Float32Array,
    b: Float32Array,
    factor: number,
  ) => void;
  byNumber: (
    out: Float32Array,
    a: Float32Array,
    b: number,
    factor: number,
  ) => void;
};

export type Binary = {
  /** For floats; for other dtypes too, where the same expression is right. */
  each: (a: number, b: number, factor: number) => number;
  integer?: (a: number, b: number, factor: number) => number;
  /** At run time, of bigints. */
  bigint?: (a: number, b: number, factor: number) => number;
  float32?: BinaryLoops;
};

export type Unary = {
  each: (a: number) => number;
  float32: (out: Float32Array, a: Float32Array) => void;
};

/** `a + factor * b`. */
export const add: Binary = {
  each: (a, b, factor) => a + factor * b,
  bigint: (a, b, factor) => (factor > 0 ? a + b : a - b),
  float32: {
    byTensor(out, a, b, factor) {
      for (let k = 0; k < out.length; k++) {
        out[k] = (a[k] ?? 0) + factor * (b[k] ?? 0);
      }
    },
    byNumber(out, a, b, factor) {
      const y = factor * b;
      for (let k = 0; k < out.length; k++) {
        out[k] = (a[k] ?? 0) + y;
      }
    },
  },
};

export const multiply: Binary = {
  each: (a, b) => a * b,
  integer: Math.imul,
  float32: {
    byTensor(out, a, b) {
      for (let k = 0; k < out.length; k++) {
        out[k] = (a[k] ?? 0) * (b[k] ?? 0);
      }
    },
    byNumber(out, a, b) {
      for (let k = 0; k < out.length; k++) {
        out[k] = (a[k] ?? 0) * b;
      }
    },
  },
};

export const divide: Binary = {
  each: (a, b) => a / b,
  float32: {
    byTensor(out, a, b) {
      for (let k = 0; k < out.length; k++) {
        out[k] = (a[k] ?? 0) / (b[k] ?? 0);
      }
    },
    byNumber(out, a, b) {
      for (let k = 0; k < out.length; k++) {
        out[k] = (a[k] ?? 0) / b;
      }
    },
  },
};

/** A quotient of integers, at run time also of bigints. */
function quotient(a: number, b: number): number {
  if (!b) {
    fail('ZeroDivisionError');
  }
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
      if (b === 0) {
        return a / b;
      }
      const remainder = a % b;
      let result = round(round(a - remainder) / b);
      if (remainder !== 0 && remainder < 0 !== b < 0) {
        result = round(result - 1);
      }
      if (result === 0) {
        return a / b < 0 || Object.is(a / b, -0) ? -0 : 0;
      }
      const floor = Math.floor(result);
      return result - floor > 0.5 ? floor + 1 : floor;
    },
    integer: floorQuotient,
    bigint: floorQuotient,
  };
}

export const absolute: Unary = {
  each: (a) => (typeof a === 'number' ? Math.abs(a) : a < 0 ? -a : a),
  float32(out, a) {
    for (let k = 0; k < out.length; k++) {
      out[k] = Math.abs(a[k] ?? 0);
    }
  },
};

export const squareRoot: Unary = {
  each: Math.sqrt,
  float32(out, a) {
    for (let k = 0; k < out.length; k++) {
      out[k] = Math.sqrt(a[k] ?? 0);
    }
  },
};

/** Between two numbers; where they cross, `high` wins. */
export const clampTo = (low: number, high: number): Unary => ({
  each: (a) => Math.min(Math.max(a, low), high),
  float32(out, a) {
    for (let k = 0; k < out.length; k++) {
      out[k] = Math.min(Math.max(a[k] ?? 0, low), high);
    }
  },
});

export const toNaN: Unary = {
  each: () => NaN,
  float32: (out) => out.fill(NaN),
};
