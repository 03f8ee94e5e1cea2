import {cast} from './copy';
import {dtypes, type DType} from './dtype';
import {check, fail} from './errors';
import {promotionRules, type PromotionRule} from './promotion';
import {wrapDim, wrapDims} from './shape';
import {empty, isFloat, numel, view, type Tensor} from './tensor';
import {softmaxLine, sumRow} from './reduceKernels';
import {walk} from './walk';

/** Without its reduced dimensions, or with them as 1. */
function reduced(
  tensor: Tensor,
  dtype: DType,
  isReduced: (dim: number) => boolean,
  keepdim: boolean,
): {out: Tensor; spread: Tensor} {
  const {shape} = tensor;
  const kept = empty(
    dtype,
    shape.map((size, dim) => (isReduced(dim) ? 1 : size)),
  );
  const stays = (_: number, dim: number) => keepdim || !isReduced(dim);
  return {
    out: view(kept, kept.shape.filter(stays), kept.strides.filter(stays)),
    // The same memory in the shape of the input.
    spread: view(
      kept,
      shape,
      kept.strides.map((stride, dim) => (isReduced(dim) ? 0 : stride)),
    ),
  };
}

/** Sums over `dims`; over all of them where there are none. */
export function sum(
  tensor: Tensor,
  dims: readonly number[],
  keepdim: boolean,
  rule: PromotionRule,
): Tensor {
  const dtype = promotionRules[rule]([tensor]);
  // libtorch looks for what is out of range before it looks for repetitions.
  const wrapped = dims.map((dim) => wrapDim(dim, tensor.shape.length));
  const chosen = wrapDims(wrapped, tensor.shape.length);
  const {out, spread} = reduced(
    tensor,
    dtype,
    (dim) => chosen.size === 0 || chosen.has(dim),
    keepdim,
  );
  // Doubles add integers exactly up to 2 ** 53.
  const exact = tensor.dtype !== 'int64' && numel(tensor) < 2 ** 22;
  const wide = dtype === 'int64' && !exact ? cast(tensor, 'int64') : tensor;
  const totals = empty(wide.dtype === 'int64' ? 'int64' : 'float64', [
    numel(out),
  ]);
  const add = wide.storage as Float32Array;
  const to = totals.storage as Float64Array;
  const row = wide.dtype === 'float32' ? sumRow : sumRowAny;
  walk(
    tensor.shape,
    [wide, spread],
    (count, [i = 0, o = 0], [step = 0, outStep = 0]) => {
      row(to, add, count, o, i, outStep, step);
    },
  );
  const flat = view(out, [numel(out)], [1]);
  const result = cast(totals, dtype);
  (flat.storage as Float64Array).set(result.storage as Float64Array);
  return out;
}

function sumRowAny(
  out: Float64Array,
  a: Float32Array,
  count: number,
  o: number,
  i: number,
  outStep: number,
  step: number,
): void {
  for (let k = 0; k < count; k++) {
    const at = o + k * outStep;
    out[at] = (out[at] ?? 0) + (a[i + k * step] ?? 0);
  }
}

/** Index of the largest or smallest element; NaN counts as either. */
export function argExtreme(
  name: 'argmax' | 'argmin',
  tensor: Tensor,
  dim: number | undefined,
  keepdim: boolean,
): Tensor {
  if (dim === undefined) {
    check(
      numel(tensor) > 0,
      `${name}(): Expected reduction dim to be specified for input.numel() == 0.`,
    );
  }
  const rank = tensor.shape.length;
  const along = dim === undefined ? undefined : wrapDim(dim, rank);
  if (along !== undefined && rank > 0) {
    check(
      tensor.shape[along] !== 0,
      `${name}(): Expected reduction dim ${along} to have non-zero size.`,
    );
  }
  const {out, spread} = reduced(
    tensor,
    'int32',
    (d) => along === undefined || d === along,
    keepdim,
  );
  const a = tensor.storage as Float32Array;
  const to = out.storage as Int32Array;
  const best = empty(tensor.dtype, [numel(out)]).storage as Float32Array;
  const seen = new Uint8Array(best.length);
  // The index of each element along the reduced dimension, or over all.
  const index = empty('int32', tensor.shape);
  const size = along === undefined ? numel(tensor) : (tensor.shape[along] ?? 1);
  const inner = along === undefined ? 1 : (index.strides[along] ?? 1);
  const beats =
    name === 'argmax'
      ? (x: number, y: number) => x > y || (x !== x && y === y)
      : (x: number, y: number) => x < y || (x !== x && y === y);
  walk(
    tensor.shape,
    [index, tensor, spread],
    (count, [p = 0, i = 0, o = 0], [q = 0, step = 0, jump = 0]) => {
      for (let k = 0; k < count; k++) {
        const x = a[i + k * step] ?? 0;
        const at = o + k * jump;
        const kept = best[at] ?? 0;
        const position = Math.floor((p + k * q) / inner) % size;
        // Of equals, the first.
        const wins =
          beats(x, kept) || (position < (to[at] ?? 0) && !beats(kept, x));
        if (seen[at] && !wins) {
          continue;
        }
        seen[at] = 1;
        best[at] = x;
        to[at] = position;
      }
    },
  );
  return out;
}

export function softmax(tensor: Tensor, along: number): Tensor {
  const {shape} = tensor;
  const dim = wrapDim(along, shape.length);
  const out = empty(tensor.dtype, shape);
  if (numel(tensor) === 0) {
    return out;
  }
  if (!isFloat(tensor)) {
    const kernel =
      dim >= shape.length - 1
        ? 'softmax_lastdim_kernel_impl'
        : 'softmax_kernel_impl';
    fail(`"${kernel}" not implemented for '${dtypes[tensor.dtype].name}'`);
  }
  const size = shape[dim] ?? 1;
  const [jump, step] = [out.strides[dim] ?? 1, tensor.strides[dim] ?? 1];
  const lines = shape.map((length, d) => (d === dim ? 1 : length));
  const to = out.storage as Float32Array;
  const a = tensor.storage as Float32Array;
  const line = tensor.dtype === 'float32' ? softmaxLine : softmaxLineAny;
  walk(
    lines,
    [out, tensor],
    (count, [o = 0, i = 0], [outNext = 0, next = 0]) => {
      for (let k = 0; k < count; k++) {
        line(to, a, size, o + k * outNext, i + k * next, jump, step);
      }
    },
  );
  return out;
}

function softmaxLineAny(
  out: Float32Array,
  a: Float32Array,
  size: number,
  o: number,
  i: number,
  jump: number,
  step: number,
): void {
  const values = Float64Array.from(
    {length: size},
    (_, k) => a[i + k * step] ?? 0,
  );
  const most = values.reduce((x, y) => Math.max(x, y), -Infinity);
  const powers = values.map((x) => Math.exp(x - most));
  const total = powers.reduce((x, y) => x + y, 0);
  powers.forEach((x, k) => (out[o + k * jump] = x / total));
}
