import {allocate, dtypes, type DType, type Storage} from './dtype';
import {contiguousStrides, isContiguous, numelOf, type Sizes} from './layout';

/** A window on typed memory. Views share their `storage`. */
export type Tensor = {
  readonly dtype: DType;
  readonly shape: Sizes;
  /** Elements, not bytes, to the next entry of each dimension. */
  readonly strides: Sizes;
  /** First element in `storage`. */
  readonly offset: number;
  readonly storage: Storage;
};

/** A new tensor, all zero. */
export function empty(
  dtype: DType,
  shape: Sizes,
  strides: Sizes = contiguousStrides(shape),
): Tensor {
  const storage = allocate(dtype, numelOf(shape));
  return {dtype, shape, strides, offset: 0, storage};
}

/** Another window on the same memory. */
export function view(
  tensor: Tensor,
  shape: Sizes,
  strides: Sizes,
  offset = tensor.offset,
): Tensor {
  const {dtype, storage} = tensor;
  return {dtype, shape, strides, offset, storage};
}

/** A tensor without dimensions. */
export function scalar(dtype: DType, value: number): Tensor {
  const tensor = empty(dtype, []);
  if (tensor.storage instanceof BigInt64Array) {
    tensor.storage[0] = BigInt(Math.trunc(value));
  } else {
    tensor.storage[0] = value;
  }
  return tensor;
}

export const numel = (tensor: Tensor): number => numelOf(tensor.shape);
export const contiguous = ({shape, strides}: Tensor): boolean =>
  isContiguous(shape, strides);
export const isFloat = (tensor: Tensor): boolean => dtypes[tensor.dtype].float;
