import {RuntimeLimit} from './errors';

export type DType =
  | 'uint8'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | 'float32'
  | 'float64';

export type Numbers =
  | Uint8Array
  | Int8Array
  | Int16Array
  | Int32Array
  | Float32Array
  | Float64Array;

/** Memory of a tensor. `int64` is kept as `BigInt64Array`, so that it is exact. */
export type Storage = Numbers | BigInt64Array;

type Facts = {
  Array: new (size: number | ArrayBufferLike | ArrayLike<number>) => Numbers;
  /** Bytes of an element. */
  size: number;
  float: boolean;
  /** Name in libtorch's messages, and in what `toString()` gives. */
  name: string;
  /** Name of the C++ type. */
  cpp: string;
  min: number;
  max: number;
};

function facts(
  Type: unknown,
  name: string,
  cpp: string,
  size: number,
  min: number,
  max: number,
): Facts {
  const float = min < -1e30;
  return {Array: Type as Facts['Array'], name, cpp, size, float, min, max};
}

const maxFloat = 3.4028234663852886e38;

/** Every dtype that PlayTorch names, in the order of promotion. */
export const dtypes: Record<DType, Facts> = {
  uint8: facts(Uint8Array, 'Byte', 'uint8_t', 1, 0, 255),
  int8: facts(Int8Array, 'Char', 'int8_t', 1, -128, 127),
  int16: facts(Int16Array, 'Short', 'int16_t', 2, -32768, 32767),
  int32: facts(Int32Array, 'Int', 'int', 4, -(2 ** 31), 2 ** 31 - 1),
  // The largest double below 2 ** 63.
  int64: facts(BigInt64Array, 'Long', 'int64_t', 8, -(2 ** 63), 2 ** 63 - 1024),
  float32: facts(Float32Array, 'Float', 'float', 4, -maxFloat, maxFloat),
  float64: facts(
    Float64Array,
    'Double',
    'double',
    8,
    -Number.MAX_VALUE,
    Number.MAX_VALUE,
  ),
};

/** How a dtype of floats rounds a double. */
export const precision = (dtype: DType): ((value: number) => number) =>
  dtype === 'float32' ? Math.fround : (value) => value;

/** More than an app gets on a phone; filling that much would take a browser minutes. */
const maxBytes = 2 ** 31;

/** Memory for `size` elements, all zero. */
export function allocate(dtype: DType, size: number): Storage {
  const {Array: Type, size: bytes} = dtypes[dtype];
  try {
    if (size * bytes <= maxBytes) {
      return new Type(size);
    }
  } catch {
    // The browser has even less.
  }
  throw new RuntimeLimit(
    `a tensor of ${size} elements does not fit into the memory here`,
  );
}
