import type {Emit} from '../values/emit';
import {entry} from '../values/given';
import {toNumber, type IValue} from '../values/ivalue';
import {
  contiguousStrides,
  count,
  isContiguous,
  wrapAxis,
} from '../values/layout';
import {Tensor} from '../values/Tensor';
import {copy} from './lazy';
import {integers} from './numbers';
import type {Run} from './Operator';

function view(
  base: Tensor,
  sizes: readonly number[],
  strides: readonly number[],
  offset: number,
  key: string,
  emit?: Emit,
): Tensor {
  return new Tensor(base.storage, sizes, strides, offset, {base, key, emit});
}

/** The same elements, in the same order, in another shape. */
function reshaped(
  x: Tensor,
  sizes: readonly number[],
  strides: readonly number[],
): Tensor {
  const key = `reshape(${sizes.join()})`;
  return view(x, sizes, strides, x.offset, key, (graph, [name = '']) => {
    const shape = graph.constant('int64', [sizes.length], sizes);
    return graph.node('Reshape', [name, shape], {allowzero: 1});
  });
}

/** Strides that show a tensor in another shape without a copy, if there are any. */
function stridesFor(x: Tensor, sizes: readonly number[]): number[] | undefined {
  if (isContiguous(x.sizes, x.strides)) {
    return contiguousStrides(sizes);
  }
  // Runs of dimensions that lie one in the other can be cut anew.
  const strides = new Array<number>(sizes.length);
  let axis = sizes.length - 1;
  let base = x.strides.at(-1) ?? 1;
  let have = 1;
  let want = 1;
  for (let k = x.sizes.length - 1; k >= 0; k--) {
    have *= entry(x.sizes, k);
    if (k > 0 && (x.sizes[k - 1] === 1 || x.strides[k - 1] === have * base)) {
      continue;
    }
    while (axis >= 0 && (want < have || sizes[axis] === 1)) {
      strides[axis] = want * base;
      want *= entry(sizes, axis);
      axis--;
    }
    if (want !== have) {
      return undefined;
    }
    if (k > 0) {
      base = entry(x.strides, k - 1);
      have = 1;
      want = 1;
    }
  }
  return axis < 0 ? strides : undefined;
}

function inferSizes(x: Tensor, wanted: readonly number[]): number[] {
  const open = wanted.indexOf(-1);
  const sizes = [...wanted];
  if (open >= 0) {
    sizes[open] = 1;
    sizes[open] = x.length / count(sizes);
  }
  if (
    count(sizes) !== x.length ||
    sizes.some((size) => !Number.isInteger(size))
  ) {
    throw new Error(
      `shape '[${wanted.join(', ')}]' is invalid for input of size ${x.length}`,
    );
  }
  return sizes;
}

/** A tensor in another shape: a view where there can be one, else a copy. */
export function reshape(x: Tensor, wanted: readonly number[]): Tensor {
  const sizes = inferSizes(x, wanted);
  const strides = stridesFor(x, sizes);
  return strides === undefined
    ? reshape(copy(x), sizes)
    : reshaped(x, sizes, strides);
}

/** Dimensions in another order. */
export function permute(x: Tensor, order: readonly number[]): Tensor {
  const axes = order.map((axis) => wrapAxis(axis, x.sizes.length));
  return view(
    x,
    axes.map((axis) => entry(x.sizes, axis)),
    axes.map((axis) => entry(x.strides, axis)),
    x.offset,
    `permute(${axes.join()})`,
    (graph, [name = '']) => graph.node('Transpose', [name], {perm: axes}),
  );
}

/** Swaps two dimensions. */
export function transpose(x: Tensor, a: number, b: number): Tensor {
  const order = x.sizes.map((_, axis) => axis);
  if (order.length === 0) {
    return x;
  }
  const first = wrapAxis(a, order.length);
  const second = wrapAxis(b, order.length);
  order[first] = second;
  order[second] = first;
  return permute(x, order);
}

/** Adds a dimension of size 1. */
export function unsqueeze(x: Tensor, at: number): Tensor {
  const axis = wrapAxis(at, x.sizes.length + 1);
  const sizes = x.sizes.toSpliced(axis, 0, 1);
  const step =
    axis < x.sizes.length ? entry(x.sizes, axis) * entry(x.strides, axis) : 1;
  const strides = x.strides.toSpliced(axis, 0, step);
  return reshaped(x, sizes, strides);
}

function squeezeAxes(x: Tensor, axes: readonly number[]): Tensor {
  const keep = x.sizes
    .map((_, axis) => axis)
    .filter((axis) => x.sizes[axis] !== 1 || !axes.includes(axis));
  const sizes = keep.map((axis) => entry(x.sizes, axis));
  const strides = keep.map((axis) => entry(x.strides, axis));
  return reshaped(x, sizes, strides);
}

/** Part of one dimension. */
export function slice(
  x: Tensor,
  dim: number,
  start: IValue = null,
  end: IValue = null,
  step = 1,
): Tensor {
  const axis = wrapAxis(dim, x.sizes.length);
  const size = entry(x.sizes, axis);
  const limit = (at: number) =>
    Math.min(size, Math.max(0, at < 0 ? at + size : at));
  const from = start === null ? 0 : limit(toNumber(start));
  const to = end === null ? size : Math.max(from, limit(toNumber(end)));
  const length = Math.ceil((to - from) / step);
  if (step <= 0) {
    throw new Error('slice step must be positive');
  }
  if (length === size && step === 1) {
    return view(
      x,
      x.sizes,
      x.strides,
      x.offset,
      'same',
      (_graph, [name = '']) => name,
    );
  }
  return view(
    x,
    x.sizes.with(axis, length),
    x.strides.with(axis, entry(x.strides, axis) * step),
    x.offset + from * entry(x.strides, axis),
    `slice(${axis},${from},${to},${step})`,
    (graph, [name = '']) =>
      graph.node('Slice', [
        name,
        ...[from, to, axis, step].map((n) => graph.constant('int64', [1], [n])),
      ]),
  );
}

/** One index of a dimension, which goes. */
export function select(x: Tensor, dim: number, index: number): Tensor {
  if (x.sizes.length === 0) {
    throw new Error('select() cannot be applied to a 0-dim tensor.');
  }
  const axis = wrapAxis(dim, x.sizes.length);
  const size = entry(x.sizes, axis);
  if (index < -size || index >= size) {
    throw new Error(
      `select(): index ${index} out of range for tensor of size [${x.sizes.join(', ')}] at dimension ${axis}`,
    );
  }
  const at = index < 0 ? index + size : index;
  const part = slice(x, axis, at, at + 1);
  return squeezeAxes(part, [axis]);
}

/** Repeats dimensions of size 1, without a copy. */
export function expand(x: Tensor, wanted: readonly number[]): Tensor {
  const lead = wanted.length - x.sizes.length;
  const sizes = wanted.map((size, axis) => {
    const mine = axis < lead ? 1 : entry(x.sizes, axis - lead);
    if (size !== -1 && mine !== 1 && size !== mine) {
      throw new Error(
        `The expanded size of the tensor (${size}) must match the existing size (${mine}) at non-singleton dimension ${axis}.  Target sizes: [${wanted.join(', ')}].  Tensor sizes: [${x.sizes.join(', ')}]`,
      );
    }
    return size === -1 ? mine : size;
  });
  const strides = sizes.map((size, axis) =>
    axis < lead || (x.sizes[axis - lead] === 1 && size !== 1)
      ? 0
      : entry(x.strides, axis - lead),
  );
  return view(
    x,
    sizes,
    strides,
    x.offset,
    `expand(${sizes.join()})`,
    (graph, [name = '']) =>
      graph.node('Expand', [
        name,
        graph.constant('int64', [sizes.length], sizes),
      ]),
  );
}

/** Parts of given lengths along a dimension. */
export function splitSizes(
  x: Tensor,
  sizes: readonly number[],
  dim = 0,
): Tensor[] {
  let at = 0;
  return sizes.map((size) => slice(x, dim, at, (at += size)));
}

function split(x: Tensor, size: number, dim = 0): Tensor[] {
  const total = entry(x.sizes, wrapAxis(dim, x.sizes.length));
  const parts = Math.max(1, Math.ceil(total / size));
  return splitSizes(
    x,
    Array.from({length: parts}, (_, k) => Math.min(size, total - k * size)),
    dim,
  );
}

function flatten(x: Tensor, from = 0, to = -1): Tensor {
  if (x.sizes.length === 0) {
    return reshape(x, [1]);
  }
  const start = wrapAxis(from, x.sizes.length);
  const end = wrapAxis(to, x.sizes.length);
  const middle = count(x.sizes.slice(start, end + 1));
  return reshape(x, x.sizes.toSpliced(start, end - start + 1, middle));
}

function movedim(x: Tensor, source: IValue, destination: IValue): Tensor {
  const rank = x.sizes.length;
  const from = integers(source).map((axis) => wrapAxis(axis, rank));
  const to = integers(destination).map((axis) => wrapAxis(axis, rank));
  const rest = x.sizes
    .map((_, axis) => axis)
    .filter((axis) => !from.includes(axis));
  const order = x.sizes.map((_, axis) => {
    const known = to.indexOf(axis);
    return known >= 0 ? entry(from, known) : (rest.shift() ?? axis);
  });
  return permute(x, order);
}

function unfold(x: Tensor, dim: number, size: number, step: number): Tensor {
  const axis = wrapAxis(dim, x.sizes.length);
  const windows = Math.floor((entry(x.sizes, axis) - size) / step) + 1;
  return view(
    x,
    [...x.sizes.with(axis, windows), size],
    [
      ...x.strides.with(axis, entry(x.strides, axis) * step),
      entry(x.strides, axis),
    ],
    x.offset,
    `unfold(${axis},${size},${step})`,
  );
}

function diagonal(x: Tensor, offset = 0, first = 0, second = 1): Tensor {
  const [a, b] = [first, second].map((axis) =>
    wrapAxis(axis, x.sizes.length),
  ) as [number, number];
  const length = Math.max(
    0,
    Math.min(
      entry(x.sizes, a) - Math.max(0, -offset),
      entry(x.sizes, b) - Math.max(0, offset),
    ),
  );
  const keep = x.sizes
    .map((_, axis) => axis)
    .filter((axis) => axis !== a && axis !== b);
  const start =
    offset >= 0 ? offset * entry(x.strides, b) : -offset * entry(x.strides, a);
  return view(
    x,
    [...keep.map((axis) => entry(x.sizes, axis)), length],
    [
      ...keep.map((axis) => entry(x.strides, axis)),
      entry(x.strides, a) + entry(x.strides, b),
    ],
    x.offset + start,
    `diagonal(${offset},${a},${b})`,
  );
}

const same = (x: Tensor): Tensor => x;
const unchanged = [
  ...['detach', 'detach_', 'alias', 'cpu', 'lift', 'lift_fresh'],
  ...['dropout', 'dropout_', 'feature_dropout', 'alpha_dropout'],
  'requires_grad_',
];
const contiguous = (x: Tensor): Tensor =>
  isContiguous(x.sizes, x.strides) ? x : copy(x);

/** Operators that show the elements of a tensor differently. */
export const views: Record<string, Run> = {
  'aten::view': (x: Tensor, sizes: number[]) => reshape(x, sizes),
  'aten::reshape': (x: Tensor, sizes: number[]) => reshape(x, sizes),
  'aten::_unsafe_view': (x: Tensor, sizes: number[]) => reshape(x, sizes),
  'aten::view_as': (x: Tensor, other: Tensor) => reshape(x, other.sizes),
  'aten::reshape_as': (x: Tensor, other: Tensor) => reshape(x, other.sizes),
  'aten::flatten.using_ints': flatten,
  'aten::unflatten.int': (x: Tensor, dim: number, sizes: number[]) => {
    const axis = wrapAxis(dim, x.sizes.length);
    const known = -count(sizes);
    const parts = sizes.map((size) =>
      size === -1 ? entry(x.sizes, axis) / known : size,
    );
    return reshape(x, x.sizes.toSpliced(axis, 1, ...parts));
  },
  'aten::permute': (x: Tensor, order: number[]) => permute(x, order),
  'aten::transpose.int': transpose,
  'aten::swapaxes': transpose,
  'aten::t': (x: Tensor) => (x.sizes.length < 2 ? x : transpose(x, 0, 1)),
  'aten::numpy_T': (x: Tensor) =>
    permute(
      x,
      x.sizes.map((_, axis) => x.sizes.length - 1 - axis),
    ),
  'aten::movedim.int': movedim,
  'aten::movedim.intlist': movedim,
  'aten::unsqueeze': unsqueeze,
  'aten::squeeze': (x: Tensor) =>
    squeezeAxes(
      x,
      x.sizes.map((_, axis) => axis),
    ),
  'aten::squeeze.dim': (x: Tensor, dim: number) =>
    squeezeAxes(x, [wrapAxis(dim, x.sizes.length)]),
  'aten::slice.Tensor': (
    x: Tensor,
    dim = 0,
    start: IValue = null,
    end: IValue = null,
    step = 1,
  ) => slice(x, dim, start, end, step),
  'aten::select.int': select,
  'aten::narrow': (x: Tensor, dim: number, start: number, length: number) =>
    slice(x, dim, start, start + length),
  'aten::expand': (x: Tensor, sizes: number[]) => expand(x, sizes),
  'aten::expand_as': (x: Tensor, other: Tensor) => expand(x, other.sizes),
  'aten::broadcast_to': (x: Tensor, sizes: number[]) => expand(x, sizes),
  'aten::chunk': (x: Tensor, parts: number, dim = 0) =>
    split(
      x,
      Math.max(
        1,
        Math.ceil(entry(x.sizes, wrapAxis(dim, x.sizes.length)) / parts),
      ),
      dim,
    ),
  'aten::split.Tensor': split,
  'aten::split.sizes': splitSizes,
  'aten::split': splitSizes,
  'aten::split_with_sizes': splitSizes,
  'aten::tensor_split.sections': (x: Tensor, parts: number, dim = 0) => {
    const size = entry(x.sizes, wrapAxis(dim, x.sizes.length));
    const sizes = Array.from(
      {length: parts},
      (_, k) => Math.floor(size / parts) + (k < size % parts ? 1 : 0),
    );
    return splitSizes(x, sizes, dim);
  },
  'aten::unbind.int': (x: Tensor, dim = 0) =>
    Array.from(
      {length: entry(x.sizes, wrapAxis(dim, x.sizes.length))},
      (_, k) => select(x, dim, k),
    ),
  'aten::unfold': unfold,
  'aten::diagonal': diagonal,
  'aten::as_strided': (
    x: Tensor,
    sizes: number[],
    strides: number[],
    offset: number | null = null,
  ) => {
    const start = offset ?? x.offset;
    const last = sizes.reduce(
      (sum, size, k) => sum + (size - 1) * entry(strides, k),
      start,
    );
    if (last >= x.storage.content.length || start < 0) {
      throw new Error('as_strided: the view lies outside of the storage');
    }
    return view(
      x,
      sizes,
      strides,
      start,
      `strided(${sizes.join()};${strides.join()};${start})`,
    );
  },
  'aten::contiguous': contiguous,
  'aten::clone': copy,
  ...Object.fromEntries(unchanged.map((name) => [`aten::${name}`, same])),
  'aten::pixel_shuffle': (x: Tensor, r: number) => {
    const [h, w] = x.sizes.slice(-2) as [number, number];
    const lead = x.sizes.slice(0, -3);
    const n = lead.length;
    const channels = entry(x.sizes, -3) / (r * r);
    const apart = reshape(x, [...lead, channels, r, r, h, w]);
    const order = [...lead.keys(), n, n + 3, n + 1, n + 4, n + 2];
    return reshape(permute(apart, order), [...lead, channels, h * r, w * r]);
  },
  'aten::pixel_unshuffle': (x: Tensor, r: number) => {
    const [c, h, w] = x.sizes.slice(-3) as [number, number, number];
    const lead = x.sizes.slice(0, -3);
    const n = lead.length;
    const apart = reshape(x, [...lead, c, h / r, r, w / r, r]);
    const order = [...lead.keys(), n, n + 2, n + 4, n + 1, n + 3];
    return reshape(permute(apart, order), [...lead, c * r * r, h / r, w / r]);
  },
  'aten::channel_shuffle': (x: Tensor, groups: number) => {
    const [n, c, ...rest] = x.sizes as [number, number, ...number[]];
    const apart = reshape(x, [n, groups, c / groups, ...rest]);
    return reshape(transpose(apart, 1, 2), x.sizes);
  },
};
