import {allocate, promote, type Elements} from '../values/dtype';
import type {IValue} from '../values/ivalue';
import {broadcast, contiguousStrides, count, wrapAxis} from '../values/layout';
import {read, tensorOf, write, type Tensor} from '../values/Tensor';
import {assign} from './assign';
import {lazy} from './lazy';
import {inGraph, integers} from './numbers';
import {Results, type Run} from './Operator';
import {convertTo} from './pointwise';
import {expand, permute, reshape, slice, unsqueeze} from './views';

/** Joins tensors along a dimension. */
export function cat(tensors: readonly Tensor[], dim = 0): Tensor {
  const parts = tensors.filter((t) => t.sizes.length !== 1 || t.sizes[0] !== 0);
  const [first] = parts;
  if (first === undefined) {
    if (tensors[0] === undefined) {
      throw new Error('torch.cat(): expected a non-empty list of Tensors');
    }
    return tensors[0];
  }
  const dtype = parts.map((part) => part.dtype).reduce(promote);
  const axis = wrapAxis(dim, first.sizes.length);
  for (const part of parts) {
    const differs = part.sizes.findIndex(
      (size, k) => k !== axis && size !== first.sizes[k],
    );
    if (differs >= 0 || part.sizes.length !== first.sizes.length) {
      throw new Error(
        `Sizes of tensors must match except in dimension ${axis}. Expected size ${first.sizes[differs]} but got size ${part.sizes[differs]} for tensor number ${parts.indexOf(part)} in the list.`,
      );
    }
  }
  const lengths = parts.map((part) => part.sizes[axis]!);
  const sizes = first.sizes.with(
    axis,
    lengths.reduce((a, b) => a + b, 0),
  );
  const inner = count(sizes.slice(axis + 1));
  const outer = count(sizes.slice(0, axis));
  const row = sizes[axis]! * inner;
  return lazy({
    key: `cat(${axis})`,
    inputs: parts.map((part) => convertTo(part, dtype)),
    dtype,
    sizes,
    compute: (...arrays) => {
      const out = allocate(dtype, count(sizes));
      let start = 0;
      for (const [k, values] of arrays.entries()) {
        const size = lengths[k]! * inner;
        for (let i = 0; i < outer; i++) {
          out.set(values.subarray(i * size, (i + 1) * size), i * row + start);
        }
        start += size;
      }
      return out;
    },
    emit: inGraph(dtype)
      ? (graph, names) => graph.node('Concat', names, {axis})
      : undefined,
  });
}

function stack(tensors: readonly Tensor[], dim = 0): Tensor {
  return cat(
    tensors.map((tensor) => unsqueeze(tensor, dim)),
    wrapAxis(dim, tensors[0]!.sizes.length + 1),
  );
}

function roll(x: Tensor, shifts: number[], dims: number[]): Tensor {
  if (dims.length === 0) {
    return reshape(roll(reshape(x, [-1]), shifts, [0]), x.sizes);
  }
  return dims.reduce((rolled, dim, k) => {
    const size = x.sizes[wrapAxis(dim, x.sizes.length)]!;
    const cut = size - (((shifts[k]! % size) + size) % size);
    return cut === size || size === 0
      ? rolled
      : cat([slice(rolled, dim, cut), slice(rolled, dim, 0, cut)], dim);
  }, x);
}

/** Rows of a tensor along a dimension, by number. */
function gatherRows(
  x: Tensor,
  dim: number,
  index: Tensor,
  sizes: readonly number[],
): Tensor {
  const axis = wrapAxis(dim, x.sizes.length);
  const size = x.sizes[axis]!;
  const inner = count(x.sizes.slice(axis + 1));
  const outer = count(x.sizes.slice(0, axis));
  return lazy({
    key: `rows(${axis})`,
    inputs: [x, index],
    dtype: x.dtype,
    sizes,
    compute: (values, rows) => {
      const out = allocate(x.dtype, count(sizes));
      let to = 0;
      for (let i = 0; i < outer; i++) {
        for (const row of rows) {
          const from = row < 0 ? row + size : row;
          if (!(from >= 0 && from < size)) {
            throw new Error('index out of range in self');
          }
          const at = (i * size + from) * inner;
          // A view costs more than a few elements.
          if (inner > 8) {
            out.set(values.subarray(at, at + inner), to);
            to += inner;
          } else {
            for (let k = 0; k < inner; k++, to++) {
              out[to] = values[at + k]!;
            }
          }
        }
      }
      return out;
    },
    emit: inGraph(x.dtype, index.dtype)
      ? (graph, names) => graph.node('Gather', names, {axis})
      : undefined,
  });
}

/** Rows by number, which may have a shape. */
export const rowsOf = (x: Tensor, dim: number, index: Tensor) => {
  const axis = wrapAxis(dim, x.sizes.length);
  return gatherRows(x, dim, index, x.sizes.toSpliced(axis, 1, ...index.sizes));
};

function flip(x: Tensor, dim: number): Tensor {
  const size = x.sizes[wrapAxis(dim, x.sizes.length)]!;
  const rows = allocate('int64', size).map((_, k) => size - 1 - k);
  return rowsOf(x, dim, tensorOf('int64', [size], rows));
}

/** The numbers of the elements that aren't 0, one row each. */
function nonzero(x: Tensor): Tensor {
  const strides = contiguousStrides(x.sizes);
  const found: number[] = [];
  let rows = 0;
  for (const [k, value] of read(x).entries()) {
    if (value !== 0) {
      rows++;
      for (const [axis, stride] of strides.entries()) {
        found.push(Math.floor(k / stride) % x.sizes[axis]!);
      }
    }
  }
  const data = allocate('int64', found.length);
  data.set(found);
  return tensorOf('int64', [rows, x.sizes.length], data);
}

type Picked = {axes: number[]; indices: Tensor[]; sizes: number[]};

/** Indices by tensors, masks taken apart, as numbers that are broadcast to one shape. */
function pick(given: readonly (Tensor | null)[]): Picked {
  const axes: number[] = [];
  const indices: Tensor[] = [];
  let axis = 0;
  for (const index of given) {
    if (index === null) {
      axis++;
    } else if (index.dtype === 'bool' || index.dtype === 'uint8') {
      const places = nonzero(index);
      for (let k = 0; k < index.sizes.length; k++) {
        axes.push(axis++);
        indices.push(tensorOf('int64', [places.sizes[0]!], column(places, k)));
      }
    } else {
      axes.push(axis++);
      indices.push(index);
    }
  }
  const sizes = indices
    .map((index) => index.sizes)
    .reduce<readonly number[]>(broadcast, []);
  return {axes, indices, sizes: [...sizes]};
}

function column(rows: Tensor, k: number): Elements {
  const width = rows.sizes[1]!;
  const values = read(rows);
  const out = allocate('int64', rows.sizes[0]!);
  for (let row = 0; row < out.length; row++) {
    out[row] = values[row * width + k]!;
  }
  return out;
}

/** Where each indexed row of `x`, turned so that indexed dimensions come first, begins. */
function placesOf(x: Tensor, {axes, indices, sizes}: Picked): Float64Array {
  const rows = indices.map((index) => read(expand(index, sizes)));
  const places = new Float64Array(count(sizes));
  for (let k = 0; k < places.length; k++) {
    let at = 0;
    for (const [n, axis] of axes.entries()) {
      const size = x.sizes[axis]!;
      const index = rows[n]![k]!;
      if (index < -size || index >= size) {
        throw new Error(
          `index ${index} is out of bounds for dimension ${axis} with size ${size}`,
        );
      }
      at = at * size + (index < 0 ? index + size : index);
    }
    places[k] = at;
  }
  return places;
}

function turned(
  x: Tensor,
  axes: readonly number[],
): {x: Tensor; rest: number[]; lead: number} {
  const rest = [...x.sizes.keys()].filter((axis) => !axes.includes(axis));
  const together = axes.every(
    (axis, k) => k === 0 || axis === axes[k - 1]! + 1,
  );
  return {
    x: permute(x, [...axes, ...rest]),
    rest,
    lead: together ? (axes[0] ?? 0) : 0,
  };
}

/** `x[indices]`. */
function index(x: Tensor, given: readonly (Tensor | null)[]): Tensor {
  const only = given.length === 1 ? given[0] : undefined;
  if (
    only !== undefined &&
    only !== null &&
    (only.dtype === 'int64' || only.dtype === 'int32')
  ) {
    return rowsOf(x, 0, only);
  }
  const picked = pick(given);
  const places = placesOf(x, picked);
  const view = turned(x, picked.axes);
  const inner = view.rest.map((axis) => x.sizes[axis]!);
  const width = count(inner);
  const values = read(view.x);
  const out = allocate(x.dtype, places.length * width);
  for (const [k, place] of places.entries()) {
    out.set(values.subarray(place * width, (place + 1) * width), k * width);
  }
  const n = picked.sizes.length;
  const result = tensorOf(x.dtype, [...picked.sizes, ...inner], out);
  const before = Array.from({length: view.lead}, (_, k) => n + k);
  const order = [...before, ...Array.from({length: n}, (_, k) => k)];
  const after = [...result.sizes.keys()].filter(
    (axis) => !order.includes(axis),
  );
  return permute(result, [...order, ...after]);
}

/** `x[indices] = values`. */
function indexPut(
  x: Tensor,
  given: readonly (Tensor | null)[],
  values: Tensor,
  accumulate = false,
): Tensor {
  const picked = pick(given);
  const places = placesOf(x, picked);
  const view = turned(x, picked.axes);
  const inner = view.rest.map((axis) => x.sizes[axis]!);
  const width = count(inner);
  const lead = view.lead;
  const shape = [
    ...inner.slice(0, lead),
    ...picked.sizes,
    ...inner.slice(lead),
  ];
  const wide = expand(convertTo(values, x.dtype), shape);
  const n = picked.sizes.length;
  const middle = Array.from({length: n}, (_, k) => lead + k);
  const rest = [...shape.keys()].filter((axis) => !middle.includes(axis));
  const source = read(permute(wide, [...middle, ...rest]));
  const data = read(view.x).slice();
  for (const [k, place] of places.entries()) {
    for (let i = 0; i < width; i++) {
      const value = source[k * width + i]!;
      data[place * width + i] = accumulate
        ? data[place * width + i]! + value
        : value;
    }
  }
  write(view.x, data, x.dtype);
  return x;
}

function gather(x: Tensor, dim: number, at: Tensor): Tensor {
  const axis = wrapAxis(dim, x.sizes.length);
  return lazy({
    key: `gather(${axis})`,
    inputs: [x, at],
    dtype: x.dtype,
    sizes: at.sizes,
    compute: (values, places) => {
      const out = allocate(x.dtype, places.length);
      eachPlace(x.sizes, at.sizes, axis, places, (k, to) => {
        out[k] = values[to]!;
      });
      return out;
    },
    emit: inGraph(x.dtype, at.dtype)
      ? (graph, names) => graph.node('GatherElements', names, {axis})
      : undefined,
  });
}

function eachPlace(
  sizes: readonly number[],
  shape: readonly number[],
  axis: number,
  places: Elements,
  each: (position: number, place: number) => void,
): void {
  const strides = contiguousStrides(sizes);
  const own = contiguousStrides(shape);
  for (let k = 0; k < places.length; k++) {
    let to = 0;
    for (const [dim, stride] of own.entries()) {
      const along =
        dim === axis ? places[k]! : Math.floor(k / stride) % shape[dim]!;
      if (!(along >= 0 && along < sizes[dim]!)) {
        throw new Error(
          `index ${along} is out of bounds for dimension ${dim} with size ${sizes[dim]}`,
        );
      }
      to += along * strides[dim]!;
    }
    each(k, to);
  }
}

function scatter(
  x: Tensor,
  dim: number,
  at: Tensor,
  source: Tensor | number,
  adds: boolean,
): Tensor {
  const axis = wrapAxis(dim, x.sizes.length);
  const out = read(x).slice();
  const from =
    typeof source === 'number' ? undefined : read(convertTo(source, x.dtype));
  const sourceSizes = typeof source === 'number' ? [] : source.sizes;
  const strides = contiguousStrides(sourceSizes);
  const own = contiguousStrides(at.sizes);
  eachPlace(x.sizes, at.sizes, axis, read(at), (k, to) => {
    const place = own.reduce(
      (sum, stride, d) =>
        sum + (Math.floor(k / stride) % at.sizes[d]!) * (strides[d] ?? 0),
      0,
    );
    const value = from === undefined ? (source as number) : from[place]!;
    out[to] = adds ? out[to]! + value : value;
  });
  return tensorOf(x.dtype, x.sizes, out);
}

const paddings: Record<string, (at: number, size: number) => number> = {
  reflect: (at, size) => (at < 0 ? -at : at >= size ? 2 * size - 2 - at : at),
  replicate: (at, size) => Math.min(size - 1, Math.max(0, at)),
  circular: (at, size) => ((at % size) + size) % size,
  constant: (at, size) => (at >= 0 && at < size ? at : -1),
};

/** Elements around a tensor. */
export function pad(
  x: Tensor,
  amounts: number[],
  mode = 'constant',
  value = 0,
): Tensor {
  const rank = x.sizes.length;
  const around = x.sizes.map((_, axis) => {
    const k = (rank - 1 - axis) * 2;
    return {before: amounts[k] ?? 0, after: amounts[k + 1] ?? 0};
  });
  const sizes = x.sizes.map(
    (size, axis) => size + around[axis]!.before + around[axis]!.after,
  );
  const find = paddings[mode];
  if (find === undefined) {
    throw new Error(`Unrecognised padding mode ${mode}`);
  }
  const onnxMode = {
    constant: 'constant',
    reflect: 'reflect',
    replicate: 'edge',
  }[mode];
  const strides = contiguousStrides(x.sizes);
  const own = contiguousStrides(sizes);
  return lazy({
    key: `pad(${amounts.join()},${mode},${value})`,
    inputs: [x],
    dtype: x.dtype,
    sizes,
    compute: (values) => {
      const out = allocate(x.dtype, count(sizes));
      for (let k = 0; k < out.length; k++) {
        let at = 0;
        for (let axis = 0; axis < rank && at >= 0; axis++) {
          const index = Math.floor(k / own[axis]!) % sizes[axis]!;
          const from = find(index - around[axis]!.before, x.sizes[axis]!);
          at = from < 0 ? -1 : at + from * strides[axis]!;
        }
        out[k] = at < 0 ? value : values[at]!;
      }
      return out;
    },
    emit:
      inGraph(x.dtype) && onnxMode !== undefined
        ? (graph, [name]) =>
            graph.node(
              'Pad',
              [
                name!,
                graph.constant(
                  'int64',
                  [rank * 2],
                  [
                    ...around.map(({before}) => before),
                    ...around.map(({after}) => after),
                  ],
                ),
                graph.constant(x.dtype, [], [value]),
              ],
              {mode: onnxMode},
            )
        : undefined,
  });
}

function repeat(x: Tensor, times: number[]): Tensor {
  const lead = times.length - x.sizes.length;
  const base = [...new Array<number>(lead).fill(1), ...x.sizes];
  const wide = base.flatMap((size, axis) => [times[axis]!, size]);
  const apart = reshape(
    x,
    base.flatMap((size) => [1, size]),
  );
  return reshape(
    expand(apart, wide),
    base.map((size, axis) => size * times[axis]!),
  );
}

const numbersOf = (value: IValue) =>
  value === null
    ? 0
    : Number(
        typeof value === 'object' && 'value' in value ? value.value : value,
      );

function meshgrid(tensors: Tensor[], indexing = 'ij'): Tensor[] {
  const swaps = indexing === 'xy' && tensors.length > 1;
  const order = swaps
    ? [tensors[1]!, tensors[0]!, ...tensors.slice(2)]
    : tensors;
  const sizes = order.map((tensor) => tensor.length);
  const grids = order.map((tensor, axis) =>
    expand(
      reshape(
        tensor,
        sizes.map((size, k) => (k === axis ? size : 1)),
      ),
      sizes,
    ),
  );
  return swaps
    ? [grids[1]!, grids[0]!, ...grids.slice(2)].map((grid) =>
        permute(grid, [1, 0, ...[...sizes.keys()].slice(2)]),
      )
    : grids;
}

/** Operators that may wait. */
export const joins: Record<string, Run> = {
  'aten::cat': cat,
  'aten::concat': cat,
  'aten::stack': stack,
  'aten::roll': (x: Tensor, shifts: IValue, dims: IValue = []) =>
    roll(x, integers(shifts), integers(dims)),
  'aten::index_select': (x: Tensor, dim: number, at: Tensor) =>
    rowsOf(x, dim, at),
  'aten::embedding': (weight: Tensor, at: Tensor) => rowsOf(weight, 0, at),
  'aten::flip': (x: Tensor, dims: number[]) => dims.reduce(flip, x),
  'aten::gather': gather,
  'aten::pad': (
    x: Tensor,
    amounts: number[],
    mode = 'constant',
    value: IValue = null,
  ) => pad(x, amounts, mode, numbersOf(value)),
  'aten::constant_pad_nd': (x: Tensor, amounts: number[], value: IValue = 0) =>
    pad(x, amounts, 'constant', numbersOf(value)),
  'aten::reflection_pad1d': (x: Tensor, amounts: number[]) =>
    pad(x, amounts, 'reflect'),
  'aten::reflection_pad2d': (x: Tensor, amounts: number[]) =>
    pad(x, amounts, 'reflect'),
  'aten::replication_pad1d': (x: Tensor, amounts: number[]) =>
    pad(x, amounts, 'replicate'),
  'aten::replication_pad2d': (x: Tensor, amounts: number[]) =>
    pad(x, amounts, 'replicate'),
  'aten::repeat': repeat,
  'aten::tile': (x: Tensor, times: number[]) =>
    repeat(x, [
      ...new Array<number>(Math.max(0, x.sizes.length - times.length)).fill(1),
      ...times,
    ]),
  'aten::meshgrid': (tensors: Tensor[]) => meshgrid(tensors),
  'aten::meshgrid.indexing': (tensors: Tensor[], indexing: string) =>
    meshgrid(tensors, indexing),
};

/** Operators whose result depends on elements. */
export const lookups: Record<string, Run> = {
  'aten::index.Tensor': index,
  'aten::index_put_': indexPut,
  'aten::_index_put_impl_': indexPut,
  'aten::masked_select': (x: Tensor, mask: Tensor) => {
    const sizes = broadcast(x.sizes, mask.sizes);
    return index(expand(x, sizes), [expand(mask, sizes)]);
  },
  'aten::nonzero': nonzero,
  'aten::where': (mask: Tensor) => {
    const places = nonzero(mask);
    return mask.sizes.map((_, k) =>
      tensorOf('int64', [places.sizes[0]!], column(places, k)),
    );
  },
  'aten::scatter.src': (x: Tensor, dim: number, at: Tensor, source: Tensor) =>
    scatter(x, dim, at, source, false),
  'aten::scatter.value': (x: Tensor, dim: number, at: Tensor, value: IValue) =>
    scatter(x, dim, at, numbersOf(value), false),
  'aten::scatter_add': (x: Tensor, dim: number, at: Tensor, source: Tensor) =>
    scatter(x, dim, at, source, true),
  'aten::scatter_.src': (x: Tensor, dim: number, at: Tensor, source: Tensor) =>
    assign(x, scatter(x, dim, at, source, false)),
  'aten::scatter_.value': (x: Tensor, dim: number, at: Tensor, value: IValue) =>
    assign(x, scatter(x, dim, at, numbersOf(value), false)),
  'aten::repeat_interleave.self_int': (
    x: Tensor,
    times: number,
    dim: number | null = null,
  ) => {
    const flat = dim === null ? reshape(x, [-1]) : x;
    const axis = wrapAxis(dim ?? 0, flat.sizes.length);
    const rows = allocate('int64', flat.sizes[axis]! * times);
    for (let k = 0; k < rows.length; k++) {
      rows[k] = Math.floor(k / times);
    }
    return rowsOf(flat, axis, tensorOf('int64', [rows.length], rows));
  },
  'aten::one_hot': (x: Tensor, classes = -1) => {
    const values = read(x);
    const size = classes < 0 ? greatest(values) + 1 : classes;
    const out = allocate('int64', values.length * size);
    for (const [k, value] of values.entries()) {
      out[k * size + value] = 1;
    }
    return tensorOf('int64', [...x.sizes, size], out);
  },
  'aten::_unique2': unique,
  'aten::bincount': (x: Tensor) => {
    const values = read(x);
    const out = allocate('int64', greatest(values) + 1);
    for (const value of values) {
      out[value]! += 1;
    }
    return tensorOf('int64', [out.length], out);
  },
};

function greatest(values: Elements): number {
  let most = -1;
  for (const value of values) {
    most = Math.max(most, value);
  }
  return most;
}

function unique(x: Tensor): Results {
  const values = read(x);
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const place = new Map(sorted.map((value, k) => [value, k]));
  const inverse = allocate('int64', values.length);
  const counts = allocate('int64', sorted.length);
  for (const [k, value] of values.entries()) {
    const at = place.get(value)!;
    inverse[k] = at;
    counts[at]! += 1;
  }
  const found = allocate(x.dtype, sorted.length);
  found.set(sorted);
  return new Results([
    tensorOf(x.dtype, [sorted.length], found),
    tensorOf('int64', x.sizes, inverse),
    tensorOf('int64', [sorted.length], counts),
  ]);
}
