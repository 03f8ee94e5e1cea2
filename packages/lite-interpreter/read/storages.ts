import {elementsOf, type DType, type Elements} from '../values/dtype';
import {Storage, Tensor, type Content} from '../values/Tensor';
import {contiguousStrides, count} from '../values/layout';
import {LoadError} from './LoadError';

/** Bytes of an element in a file, where they aren't those of the elements in memory. */
const sizes: Partial<Record<DType, number>> = {
  int64: 8,
  float16: 2,
  bfloat16: 2,
};

/** A storage of the file, as elements: a view of the bytes where their place and kind allow it. */
export function readStorage(
  dtype: DType,
  bytes: Uint8Array,
  length: number,
): Storage {
  const Constructor = elementsOf(dtype);
  const size = sizes[dtype] ?? Constructor.BYTES_PER_ELEMENT;
  if (!(length * size <= bytes.length)) {
    throw new LoadError(
      `A storage of the file has ${bytes.length} bytes, and ${length} elements of ${dtype} take ${length * size}.`,
    );
  }
  const aligned =
    bytes.byteOffset % size === 0
      ? bytes
      : new Uint8Array(bytes.subarray(0, length * size));
  const content: Content = {
    dtype,
    length,
    sizes: [length],
    data: toElements(dtype, aligned, length),
    pending: undefined,
    held: true,
    constant: true,
  };
  return new Storage(content);
}

function toElements(dtype: DType, bytes: Uint8Array, length: number): Elements {
  const {buffer, byteOffset} = bytes;
  if (dtype === 'int64') {
    return Float64Array.from(
      new BigInt64Array(buffer, byteOffset, length),
      Number,
    );
  }
  if (dtype === 'float16') {
    return Float32Array.from(
      new Uint16Array(buffer, byteOffset, length),
      halfToNumber,
    );
  }
  if (dtype === 'bfloat16') {
    const bits = Uint32Array.from(
      new Uint16Array(buffer, byteOffset, length),
      (half) => half << 16,
    );
    return new Float32Array(bits.buffer);
  }
  return new (elementsOf(dtype))(buffer, byteOffset, length);
}

function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 0x3ff;
  if (exponent === 31) {
    return fraction === 0 ? sign * Infinity : NaN;
  }
  return exponent === 0
    ? sign * fraction * 2 ** -24
    : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** A tensor in a storage of the file; it may see nothing outside of it. */
export function readTensor(
  storage: Storage,
  offset: number,
  shape: number[],
  strides: number[],
): Tensor {
  const last = shape.reduce(
    (sum, size, axis) => sum + (size - 1) * (strides[axis] ?? NaN),
    offset,
  );
  const isSound =
    shape.length === strides.length &&
    shape.length <= 64 &&
    [...shape, ...strides, offset].every(
      (n) => Number.isSafeInteger(n) && n >= 0,
    ) &&
    count(shape) <= 2 ** 31 &&
    (count(shape) === 0 || last < storage.content.length);
  if (!isSound) {
    throw new LoadError(
      `A tensor of the file, of shape [${shape.join(', ')}], lies outside of its storage of ${storage.content.length} elements.`,
    );
  }
  return new Tensor(
    storage,
    shape,
    count(shape) === 0 ? contiguousStrides(shape) : strides,
    offset,
  );
}
