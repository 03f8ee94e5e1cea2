import {toContiguous} from './copy';
import {check, fail} from './errors';
import {contiguousStrides, entry, numelOf, type Sizes} from './layout';
import {dtypes} from './dtype';
import {
  checkCount,
  checkSymbolic,
  inferShape,
  list,
  wrapDim,
  wrapDims,
} from './shape';
import {numel, view, type Tensor} from './tensor';

const without = (sizes: Sizes, dim: number) =>
  sizes.filter((_, d) => d !== dim);

export function permute(tensor: Tensor, dims: Sizes): Tensor {
  const {shape, strides} = tensor;
  check(
    dims.length === shape.length,
    `permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = ${shape.length} is not equal to len(dims) = ${dims.length}`,
  );
  const order = [
    ...wrapDims(
      dims,
      shape.length,
      () => 'permute(): duplicate dims are not allowed.',
    ),
  ];
  return view(
    tensor,
    order.map((dim) => entry(shape, dim)),
    order.map((dim) => entry(strides, dim)),
  );
}

/** Strides that show the same memory in another shape, where there are some. */
function stridesFor({shape, strides}: Tensor, target: Sizes): Sizes | null {
  const count = numelOf(shape);
  if (count === 0) {
    return list(shape) === list(target) ? strides : contiguousStrides(target);
  }
  if (shape.length === 0) {
    return target.map(() => 1);
  }
  const result = target.map(() => 1);
  let at = target.length - 1;
  let base = entry(strides, -1);
  let block = 1;
  let filled = 1;
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    block *= entry(shape, dim);
    const joined =
      dim > 0 && (shape[dim - 1] === 1 || strides[dim - 1] === block * base);
    if (joined) {
      continue;
    }
    while (at >= 0 && (filled < block || target[at] === 1)) {
      result[at] = filled * base;
      filled *= entry(target, at);
      at--;
    }
    if (filled !== block) {
      return null;
    }
    if (dim > 0) {
      base = entry(strides, dim - 1);
    }
    block = filled = 1;
  }
  return result;
}

export function reshape(tensor: Tensor, sizes: Sizes): Tensor {
  const shape = inferShape(sizes, numel(tensor));
  const strides = stridesFor(tensor, shape);
  if (strides) {
    return view(tensor, shape, strides);
  }
  return view(toContiguous(tensor), shape, contiguousStrides(shape), 0);
}

export function expand(tensor: Tensor, sizes: Sizes): Tensor {
  const missing = sizes.length - tensor.shape.length;
  if (missing < 0) {
    fail(
      `expand(CPU${dtypes[tensor.dtype].name}Type{${list(tensor.shape)}}, size=${list(sizes)}): the number of sizes provided (${sizes.length}) must be greater or equal to the number of dimensions in the tensor (${tensor.shape.length})`,
    );
  }
  checkSymbolic(sizes);
  if (tensor.shape.length === 0) {
    checkCount(sizes);
    return view(
      tensor,
      sizes,
      sizes.map(() => 0),
    );
  }
  const shape = [...sizes];
  const strides = sizes.map(() => 0);
  for (let dim = sizes.length - 1; dim >= 0; dim--) {
    const size = tensor.shape[dim - missing] ?? 1;
    const target = entry(sizes, dim);
    check(
      target !== -1 || dim >= missing,
      `The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension ${dim}`,
    );
    if (target === -1 || target === size) {
      shape[dim] = size;
      strides[dim] =
        tensor.strides[dim - missing] ??
        (shape[dim + 1] ?? 1) * (strides[dim + 1] ?? 1);
    } else if (size !== 1) {
      fail(
        `The expanded size of the tensor (${target}) must match the existing size (${size}) at non-singleton dimension ${dim}.  Target sizes: ${list(sizes)}.  Tensor sizes: ${list(tensor.shape)}`,
      );
    }
  }
  checkCount(shape);
  return view(tensor, shape, strides);
}

/** One entry of a dimension. */
export function select(tensor: Tensor, dim: number, index: number): Tensor {
  const {shape, strides, offset} = tensor;
  return view(
    tensor,
    without(shape, dim),
    without(strides, dim),
    offset + index * entry(strides, dim),
  );
}

/** Entries `start` to `start + length` of a dimension. */
export function narrow(
  tensor: Tensor,
  dim: number,
  start: number,
  length: number,
): Tensor {
  const {shape, strides, offset} = tensor;
  return view(
    tensor,
    shape.map((size, d) => (d === dim ? length : size)),
    strides,
    offset + start * entry(strides, dim),
  );
}

export function squeeze(tensor: Tensor, only?: number): Tensor {
  const {shape, strides} = tensor;
  const dim = only === undefined ? undefined : wrapDim(only, shape.length);
  const stays = (_: number, d: number) =>
    shape[d] !== 1 || (dim !== undefined && d !== dim);
  return view(tensor, shape.filter(stays), strides.filter(stays));
}

export function unsqueeze(tensor: Tensor, at: number): Tensor {
  const {shape, strides} = tensor;
  const dim = wrapDim(at, shape.length + 1);
  return view(
    tensor,
    [...shape.slice(0, dim), 1, ...shape.slice(dim)],
    [
      ...strides.slice(0, dim),
      (shape[dim] ?? 1) * (strides[dim] ?? 1),
      ...strides.slice(dim),
    ],
  );
}
