import {entry} from '../tensors/layout';
import {codes, type Code} from './inputs';

/** What `inspect` tells about a tensor. */
export type Inspected = {
  dtype: string;
  shape: readonly number[];
  strides: readonly number[];
  offset: number;
  storage: ArrayLike<number | bigint>;
};

type Elements = ArrayLike<number | bigint>;
type TypedArray = Elements & ArrayBufferView;

const arrays = {
  u1: Uint8Array,
  i1: Int8Array,
  i2: Int16Array,
  i4: Int32Array,
  i8: BigInt64Array,
  f4: Float32Array,
  f8: Float64Array,
} as Record<
  Code,
  new (values: ArrayLike<number | bigint> | ArrayBuffer) => TypedArray
>;

export function codeOf(dtype: string): Code {
  return entry(
    (Object.keys(codes) as Code[]).filter((code) => codes[code] === dtype),
    0,
  );
}

/** Elements in logical order, whatever the strides are. */
export function elementsOf(tensor: Inspected): Elements {
  const {shape, strides, offset, storage} = tensor;
  const values: (number | bigint)[] = [];
  const visit = (dim: number, index: number) => {
    if (dim === shape.length) {
      values.push(entry(storage, index));
      return;
    }
    for (let i = 0; i < entry(shape, dim); i++) {
      visit(dim + 1, index + i * entry(strides, dim));
    }
  };
  visit(0, offset);
  return values;
}

/** FNV-1a of the bytes, for goldens with many exact elements. */
function hash(code: Code, elements: Elements): string {
  const {buffer} = new arrays[code](elements);
  let state = 0x811c9dc5;
  for (const byte of new Uint8Array(buffer)) {
    state = Math.imul(state ^ byte, 0x01000193);
  }
  return (state >>> 0).toString(16).padStart(8, '0');
}

function decodeElements(code: Code, text: string): Elements {
  const rest = text.slice(1);
  if (text.startsWith(':')) {
    const bytes = Uint8Array.from(Buffer.from(rest, 'base64'));
    return new arrays[code](bytes.buffer);
  }
  const words = rest === '' ? [] : rest.split(',');
  if (code === 'i8') {
    return words.map(BigInt);
  }
  const numbers = words.map((word) => Number(word.replace('inf', 'Infinity')));
  return new arrays[code](numbers);
}

/** Whether a number is right within a relative tolerance; 0 tells `-0` from `0`. */
export function isClose(
  got: number | bigint,
  expected: number | bigint,
  tolerance: number,
): boolean {
  if (tolerance === 0 || Object.is(got, expected)) {
    return Object.is(got, expected);
  }
  const difference = Math.abs(Number(got) - Number(expected));
  return difference <= tolerance * Math.abs(Number(expected));
}

/** Compares elements with those of a golden: `=` numbers, `:` base64, `#` a hash, `?` any. */
export function hasElements(
  code: Code,
  got: Elements,
  expected: string,
  tolerance: number,
): boolean {
  if (expected === '?') {
    return true;
  }
  if (expected.startsWith('#')) {
    return hash(code, got) === expected.slice(1);
  }
  const wanted = decodeElements(code, expected);
  return (
    got.length === wanted.length &&
    Array.from(wanted).every((value, i) =>
      isClose(entry(got, i), value, tolerance),
    )
  );
}

/** Elements for a message. */
export function printElements(
  code: Code,
  elements: Elements,
  like: string,
): string {
  if (like.startsWith('#')) {
    return `#${hash(code, elements)}`;
  }
  const words = Array.from(elements, (value) =>
    Object.is(value, -0) ? '-0' : String(value),
  );
  return `=${words.join(',')}`;
}

/** Elements of a golden for a message: base64 as numbers. */
export function printExpected(code: Code, expected: string): string {
  return expected.startsWith(':')
    ? printElements(code, decodeElements(code, expected), '=')
    : expected;
}
