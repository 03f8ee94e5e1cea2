/** Element types, by the number that PyTorch's files and operators give them. */
export const dtypes = [
  'uint8',
  'int8',
  'int16',
  'int32',
  'int64',
  'float16',
  'float32',
  'float64',
  'complex32',
  'complex64',
  'complex128',
  'bool',
  'qint8',
  'quint8',
  'qint32',
  'bfloat16',
] as const;

export type DType = (typeof dtypes)[number];

/** What elements are computed in: `int64` in doubles, which are exact up to 2^53. */
export type Elements =
  | Float32Array
  | Float64Array
  | Uint8Array
  | Int8Array
  | Int16Array
  | Int32Array;

type ElementsConstructor = {
  new (length: number): Elements;
  new (buffer: ArrayBufferLike, offset: number, length: number): Elements;
  readonly BYTES_PER_ELEMENT: number;
};

const constructors: Partial<Record<DType, ElementsConstructor>> = {
  uint8: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: Float64Array,
  float16: Float32Array,
  float32: Float32Array,
  float64: Float64Array,
  bool: Uint8Array,
  bfloat16: Float32Array,
  qint8: Int8Array,
};

/** More than a page or a phone has for one tensor. */
const mostBytes = 2 ** 31;

/** The kind of array that holds elements of a type. */
export function elementsOf(dtype: DType): ElementsConstructor {
  const found = constructors[dtype];
  if (found === undefined) {
    throw new Error(`Tensors of type ${dtype} are not supported here.`);
  }
  return found;
}

/** Zeros of a type; more than memory can hold is refused before it is asked for. */
export function allocate(dtype: DType, length: number): Elements {
  const Constructor = elementsOf(dtype);
  const bytes = length * Constructor.BYTES_PER_ELEMENT;
  if (!(bytes <= mostBytes)) {
    throw new Error(
      `DefaultCPUAllocator: can't allocate memory: you tried to allocate ${bytes} bytes.`,
    );
  }
  return new Constructor(length);
}

/** Whether elements of a type have a fraction. */
export function isFloating(dtype: DType): boolean {
  return (
    dtype === 'float32' ||
    dtype === 'float64' ||
    dtype === 'float16' ||
    dtype === 'bfloat16'
  );
}

/** The type that an operator's argument names, by its number. */
export function dtypeOf(code: number): DType {
  const found = dtypes[code];
  if (found === undefined) {
    throw new Error(`Unknown element type ${code}.`);
  }
  return found;
}

const ranks: DType[] = [
  'bool',
  'uint8',
  'int8',
  'int16',
  'int32',
  'int64',
  'float16',
  'bfloat16',
  'float32',
  'float64',
];

/** The type of `a + b`, as `torch.promote_types`. */
export function promote(a: DType, b: DType): DType {
  if (a === b) {
    return a;
  }
  const pair = [a, b];
  if (pair.includes('uint8') && pair.includes('int8')) {
    return 'int16';
  }
  if (pair.includes('float16') && pair.includes('bfloat16')) {
    return 'float32';
  }
  return ranks.indexOf(a) > ranks.indexOf(b) ? a : b;
}

/** A number as an element of a type. */
export function toElement(dtype: DType, value: number): number {
  if (dtype === 'bool') {
    return value === 0 ? 0 : 1;
  }
  return isFloating(dtype) ? value : Math.trunc(value);
}

/** The elements of one type as those of another. */
export function convert(from: Elements, source: DType, dtype: DType): Elements {
  const out = allocate(dtype, from.length);
  if (source === dtype || (isFloating(dtype) && dtype !== 'float16')) {
    out.set(from);
    return out;
  }
  for (let k = 0; k < from.length; k++) {
    out[k] = toElement(dtype, from[k] ?? 0);
  }
  return out;
}
