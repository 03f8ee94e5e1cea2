import {cast, clone, copyInto, preservedStrides} from './copy';
import {check} from './errors';
import {contiguousStrides, entry, suggestedStrides, type Sizes} from './layout';
import {promote} from './promotion';
import {wrapDim, wrapDims} from './shape';
import {empty, view, type Tensor} from './tensor';
import {narrow} from './views';

/** A tensor that `cat` ignores: one dimension, nothing in it. */
const isNothing = ({shape}: Tensor) => shape.length === 1 && shape[0] === 0;

function checkShapes(
  tensors: readonly Tensor[],
  first: Tensor,
  dim: number,
): void {
  tensors.forEach((tensor, number) => {
    if (isNothing(tensor)) {
      return;
    }
    check(
      tensor.shape.length === first.shape.length,
      `Tensors must have same number of dimensions: got ${first.shape.length} and ${tensor.shape.length}`,
    );
    first.shape.forEach((size, d) => {
      check(
        d === dim || tensor.shape[d] === size,
        `Sizes of tensors must match except in dimension ${dim}. Expected size ${size} but got size ${entry(tensor.shape, d)} for tensor number ${number} in the list.`,
      );
    });
  });
}

export function cat(tensors: readonly Tensor[], along: number): Tensor {
  check(
    tensors.length > 0,
    'torch.cat(): expected a non-empty list of Tensors',
  );
  const scalar = tensors.findIndex(({shape}) => shape.length === 0);
  check(
    scalar < 0,
    `zero-dimensional tensor (at position ${scalar}) cannot be concatenated`,
  );
  const dtype = tensors.map((tensor) => tensor.dtype).reduce(promote);
  const parts = tensors.filter((tensor) => !isNothing(tensor));
  const [first] = parts;
  if (!first) {
    return empty(dtype, [0]);
  }
  const dim = wrapDim(along, first.shape.length);
  checkShapes(tensors, first, dim);
  const length = parts.reduce((sum, {shape}) => sum + entry(shape, dim), 0);
  const shape = first.shape.map((size, d) => (d === dim ? length : size));
  const out = empty(dtype, shape, commonStrides(shape, parts));
  let at = 0;
  for (const part of parts) {
    const size = entry(part.shape, dim);
    copyInto(narrow(out, dim, at, size), cast(part, dtype));
    at += size;
  }
  return out;
}

/** Channels last if all parts suggest it. */
function commonStrides(shape: Sizes, parts: readonly Tensor[]): Sizes {
  const strides = parts.map((part) => suggestedStrides(shape, part).join());
  return new Set(strides).size === 1
    ? suggestedStrides(shape, entry(parts, 0))
    : contiguousStrides(shape);
}

export function flip(tensor: Tensor, dims: Sizes): Tensor {
  const {shape, strides} = tensor;
  const turned = wrapDims(dims, shape.length);
  const isTurned = (dim: number) => turned.has(dim) && shape.length > 0;
  const last = shape.reduce(
    (at, size, dim) =>
      at + (isTurned(dim) ? (size - 1) * entry(strides, dim) : 0),
    tensor.offset,
  );
  const backwards = view(
    tensor,
    shape,
    strides.map((stride, dim) => (isTurned(dim) ? -stride : stride)),
    last,
  );
  return clone(backwards, preservedStrides(tensor));
}
