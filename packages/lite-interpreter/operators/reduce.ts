import {
  allocate,
  dtypeOf,
  isFloating,
  type DType,
  type Elements,
} from '../values/dtype';
import {Double, toNumber, type IValue} from '../values/ivalue';
import {count, wrapAxis} from '../values/layout';
import {tensorOf, read, type Tensor} from '../values/Tensor';
import {lazy} from './lazy';
import {floating, inGraph, integers} from './numbers';
import {Results, type Run} from './Operator';
import {binary, unary} from './elementwise';
import {convertTo, divide, multiply} from './pointwise';
import {permute, reshape} from './views';

/** Axes that are asked for; none means all. */
function axesOf(x: Tensor, dims: IValue | undefined): number[] {
  const wanted = dims === undefined || dims === null ? [] : integers(dims);
  return wanted.length === 0
    ? x.sizes.map((_, axis) => axis)
    : wanted.map((axis) => wrapAxis(axis, x.sizes.length));
}

function reducedSizes(
  x: Tensor,
  axes: readonly number[],
  keep: boolean,
): number[] {
  return x.sizes.flatMap((size, axis) =>
    axes.includes(axis) ? (keep ? [1] : []) : [size],
  );
}

type Fold = (values: Elements, from: number, to: number) => number;

type Reduction = {
  key: string;
  fold: Fold;
  dtype: DType;
  node?: string;
};

/** Folds the elements along some dimensions into one. */
function reduce(
  x: Tensor,
  dims: IValue | undefined,
  keep: boolean,
  {key, fold, dtype, node}: Reduction,
): Tensor {
  const axes = axesOf(x, dims);
  const sizes = reducedSizes(x, axes, keep);
  const rest = x.sizes
    .map((_, axis) => axis)
    .filter((axis) => !axes.includes(axis));
  const inner = count(axes.map((axis) => x.sizes[axis]!));
  const turned = permute(x, [...rest, ...axes]);
  return lazy({
    key: `${key}(${axes.join()},${keep},${rest.length})`,
    inputs: [turned],
    dtype,
    sizes,
    cost: x.length,
    compute: (values) => {
      const out = allocate(dtype, count(sizes));
      for (let k = 0; k < out.length; k++) {
        out[k] = fold(values, k * inner, (k + 1) * inner);
      }
      return out;
    },
    emit:
      node !== undefined &&
      inGraph(x.dtype) &&
      x.dtype === dtype &&
      axes.length > 0
        ? (graph, [name]) => {
            const last = axes.map((_, k) => rest.length + k);
            const inputs =
              node === 'ReduceSum'
                ? [name!, graph.constant('int64', [last.length], last)]
                : [name!];
            const reduced = graph.node(node, inputs, {
              keepdims: 0,
              ...(node !== 'ReduceSum' && {axes: last}),
            });
            return graph.node('Reshape', [
              reduced,
              graph.constant('int64', [sizes.length], sizes),
            ]);
          }
        : undefined,
  });
}

const sumOf: Fold = (values, from, to) => {
  let sum = 0;
  for (let k = from; k < to; k++) {
    sum += values[k]!;
  }
  return sum;
};
const productOf: Fold = (values, from, to) => {
  let product = 1;
  for (let k = from; k < to; k++) {
    product *= values[k]!;
  }
  return product;
};
const extreme =
  (sign: number): Fold =>
  (values, from, to) => {
    let best = values[from]!;
    for (let k = from + 1; k < to; k++) {
      const value = values[k]!;
      if (sign * value > sign * best || Number.isNaN(value)) {
        best = value;
      }
    }
    return best;
  };
const varianceOf =
  (correction: number): Fold =>
  (values, from, to) => {
    const mean = sumOf(values, from, to) / (to - from);
    let sum = 0;
    for (let k = from; k < to; k++) {
      sum += (values[k]! - mean) ** 2;
    }
    return sum / Math.max(0, to - from - correction);
  };
const placeOf =
  (sign: number): Fold =>
  (values, from, to) => {
    let best = from;
    for (let k = from + 1; k < to; k++) {
      if (sign * values[k]! > sign * values[best]!) {
        best = k;
      }
    }
    return best - from;
  };
const normOf =
  (p: number): Fold =>
  (values, from, to) => {
    if (Math.abs(p) === Infinity) {
      const sizes = Float64Array.from(values.subarray(from, to), Math.abs);
      return extreme(p > 0 ? 1 : -1)(sizes, 0, to - from);
    }
    let sum = 0;
    for (let k = from; k < to; k++) {
      sum += p === 0 ? Number(values[k] !== 0) : Math.abs(values[k]!) ** p;
    }
    return p === 0 ? sum : sum ** (1 / p);
  };

function sum(
  x: Tensor,
  dims?: IValue,
  keep = false,
  code: number | null = null,
): Tensor {
  const dtype =
    code === null ? (isFloating(x.dtype) ? x.dtype : 'int64') : dtypeOf(code);
  return reduce(convertTo(x, dtype), dims, keep, {
    key: 'sum',
    fold: sumOf,
    dtype,
    node: 'ReduceSum',
  });
}

function product(x: Tensor, dim: IValue = null, keep = false): Tensor {
  const dtype = isFloating(x.dtype) ? x.dtype : 'int64';
  const reduction = {key: 'prod', fold: productOf, dtype};
  return reduce(convertTo(x, dtype), dim, keep, reduction);
}

/** The mean along dimensions. */
export function mean(
  x: Tensor,
  dims?: IValue,
  keep = false,
  code: number | null = null,
): Tensor {
  const dtype = code === null ? floating(x.dtype) : dtypeOf(code);
  return reduce(convertTo(x, dtype), dims, keep, {
    key: 'mean',
    fold: (values, from, to) => sumOf(values, from, to) / (to - from),
    dtype,
    node: 'ReduceMean',
  });
}

function spreadOf(
  x: Tensor,
  dims: IValue,
  correction: number,
  keep: boolean,
  root: boolean,
): Tensor {
  const variance = reduce(x, dims, keep, {
    key: `var ${correction}`,
    fold: varianceOf(correction),
    dtype: x.dtype,
  });
  return root
    ? unary({key: 'sqrt', each: Math.sqrt, node: 'Sqrt'}, variance)
    : variance;
}

function variances(root: boolean, name: string): Record<string, Run> {
  const along = (x: Tensor, dims: IValue, unbiased = true, keep = false) =>
    spreadOf(x, dims, unbiased ? 1 : 0, keep, root);
  const corrected = (
    x: Tensor,
    dims: IValue = null,
    correction: number | null = null,
    keep = false,
  ) => spreadOf(x, dims, correction ?? 1, keep, root);
  const andMean =
    (find: Run): Run =>
    (x: Tensor, dims: IValue = null, degrees?: IValue, keep = false) =>
      new Results([
        find(x, dims, degrees, keep) as Tensor,
        mean(x, dims, keep),
      ]);
  return {
    [`aten::${name}`]: (x: Tensor, unbiased?: boolean) =>
      along(x, null, unbiased),
    [`aten::${name}.dim`]: along,
    [`aten::${name}.correction`]: corrected,
    [`aten::${name}_mean.dim`]: andMean(along),
    [`aten::${name}_mean.correction`]: andMean(corrected),
  };
}

const extremeAlong =
  (sign: number, name: string): Run =>
  (x: Tensor, dim: number, keep = false) =>
    new Results([
      reduce(x, [dim], keep, {
        key: name,
        fold: extreme(sign),
        dtype: x.dtype,
        node: `Reduce${name}`,
      }),
      reduce(x, [dim], keep, {
        key: `arg${name}`,
        fold: placeOf(sign),
        dtype: 'int64',
      }),
    ]);

const extremesAlong =
  (sign: number, name: string): Run =>
  (x: Tensor, dims: IValue = null, keep = false) =>
    reduce(x, dims, keep, {
      key: name,
      fold: extreme(sign),
      dtype: x.dtype,
      node: `Reduce${name}`,
    });

const place =
  (sign: number): Run =>
  (x: Tensor, dim: number | null = null, keep = false) =>
    reduce(
      dim === null ? reshape(x, [-1]) : x,
      [dim ?? 0],
      dim !== null && keep,
      {
        key: `place${sign}`,
        fold: placeOf(sign),
        dtype: 'int64',
      },
    );

const flags =
  (fold: Fold, key: string): Run =>
  (x: Tensor, dim: IValue = null, keep = false) =>
    reduce(x, dim, keep, {
      key,
      fold,
      dtype: x.dtype === 'uint8' ? 'uint8' : 'bool',
    });
const anyOf = flags(
  (values, from, to) =>
    values.subarray(from, to).some((v) => v !== 0) ? 1 : 0,
  'any',
);
const allOf = flags(
  (values, from, to) =>
    values.subarray(from, to).every((v) => v !== 0) ? 1 : 0,
  'all',
);

/** The length of vectors along dimensions. */
export function norm(
  x: Tensor,
  p: IValue = 2,
  dims: IValue = null,
  keep = false,
): Tensor {
  const power = p === null ? 2 : toNumber(p);
  return reduce(x, dims, keep, {
    key: `norm ${power}`,
    fold: normOf(power),
    dtype: x.dtype,
    ...(power === 2 && {node: 'ReduceL2'}),
  });
}

/** Exponentials along a dimension, as parts of 1, or their logarithms. */
export function softmax(
  x: Tensor,
  dim: number,
  code: number | null = null,
  log = false,
): Tensor {
  const input = convertTo(x, code === null ? floating(x.dtype) : dtypeOf(code));
  const rank = x.sizes.length;
  const axis = wrapAxis(dim, rank);
  const size = x.sizes[axis] ?? 1;
  const inner = count(x.sizes.slice(axis + 1));
  const {dtype} = input;
  return lazy({
    key: `softmax(${axis},${log})`,
    inputs: [input],
    dtype,
    sizes: x.sizes,
    cost: x.length * 4,
    compute: (values) => {
      const out = allocate(dtype, values.length);
      for (let k = 0; k < values.length / size; k++) {
        const from = Math.floor(k / inner) * size * inner + (k % inner);
        let most = -Infinity;
        for (let i = 0; i < size; i++) {
          most = Math.max(most, values[from + i * inner]!);
        }
        let total = 0;
        for (let i = 0; i < size; i++) {
          total += Math.exp(values[from + i * inner]! - most);
        }
        for (let i = 0; i < size; i++) {
          const at = from + i * inner;
          const shifted = values[at]! - most;
          out[at] = log ? shifted - Math.log(total) : Math.exp(shifted) / total;
        }
      }
      return out;
    },
    emit:
      dtype === 'float32' && rank > 0
        ? (graph, names) =>
            graph.node(log ? 'LogSoftmax' : 'Softmax', names, {axis})
        : undefined,
  });
}

function cumulate(
  x: Tensor,
  dim: number,
  product: boolean,
  code: number | null,
): Tensor {
  const dtype =
    code === null ? (isFloating(x.dtype) ? x.dtype : 'int64') : dtypeOf(code);
  const axis = wrapAxis(dim, x.sizes.length);
  const size = x.sizes[axis] ?? 1;
  const inner = count(x.sizes.slice(axis + 1));
  return lazy({
    key: `cumulate(${axis},${product})`,
    inputs: [convertTo(x, dtype)],
    dtype,
    sizes: x.sizes,
    compute: (values) => {
      const out = values.slice();
      for (let k = 0; k < out.length; k++) {
        if (Math.floor(k / inner) % size > 0) {
          out[k] = product
            ? out[k]! * out[k - inner]!
            : out[k]! + out[k - inner]!;
        }
      }
      return out;
    },
  });
}

/** The order of the elements along the last dimension of a tensor that was turned so. */
function sortedBy(
  x: Tensor,
  dim: number,
  descending: boolean,
  keep: number,
): Results {
  const rank = x.sizes.length;
  const axis = wrapAxis(dim, rank);
  const order = [...x.sizes.keys()]
    .filter((k) => k !== axis)
    .concat(rank === 0 ? [] : [axis]);
  const turned = permute(x, order);
  const values = read(turned);
  const size = x.sizes[axis] ?? 1;
  const rows = size === 0 ? 0 : values.length / size;
  const found = allocate(x.dtype, rows * keep);
  const places = allocate('int64', rows * keep);
  const sign = descending ? -1 : 1;
  // NaN counts as the largest.
  const rank1 = (v: number) => (Number.isNaN(v) ? Infinity : v);
  for (let row = 0; row < rows; row++) {
    const at = Array.from({length: size}, (_, k) => k).sort(
      (a, b) =>
        sign *
          (rank1(values[row * size + a]!) - rank1(values[row * size + b]!) ||
            0) || a - b,
    );
    for (let k = 0; k < keep; k++) {
      places[row * keep + k] = at[k]!;
      found[row * keep + k] = values[row * size + at[k]!]!;
    }
  }
  const sizes = [...turned.sizes.slice(0, -1), ...(rank === 0 ? [] : [keep])];
  const back = [...order.keys()].map((k) => order.indexOf(k));
  return new Results([
    permute(tensorOf(x.dtype, sizes, found), back),
    permute(tensorOf('int64', sizes, places), back),
  ]);
}

const sizeAlong = (x: Tensor, dim: number) =>
  x.sizes[wrapAxis(dim, x.sizes.length)] ?? 1;

/** Operators that need the elements themselves. */
export const sorts: Record<string, Run> = {
  'aten::topk': (x: Tensor, k: number, dim = -1, largest = true) => {
    if (k > sizeAlong(x, dim)) {
      throw new Error('selected index k out of range');
    }
    return sortedBy(x, dim, largest, k);
  },
  'aten::sort': (x: Tensor, dim = -1, descending = false) =>
    sortedBy(x, dim, descending, sizeAlong(x, dim)),
  'aten::sort.stable': (
    x: Tensor,
    _stable: IValue,
    dim = -1,
    descending = false,
  ) => sortedBy(x, dim, descending, sizeAlong(x, dim)),
  'aten::argsort': (x: Tensor, dim = -1, descending = false) =>
    sortedBy(x, dim, descending, sizeAlong(x, dim)).values[1],
};

/** Operators that fold dimensions. */
export const reductions: Record<string, Run> = {
  'aten::sum': (x: Tensor, code: number | null = null) =>
    sum(x, null, false, code),
  'aten::sum.dim_IntList': sum,
  'aten::mean': (x: Tensor, code: number | null = null) =>
    mean(x, null, false, code),
  'aten::mean.dim': mean,
  'aten::prod': (x: Tensor) => product(x),
  'aten::prod.dim_int': product,
  ...variances(false, 'var'),
  ...variances(true, 'std'),
  'aten::max': (x: Tensor) => extremesAlong(1, 'Max')(x),
  'aten::min': (x: Tensor) => extremesAlong(-1, 'Min')(x),
  'aten::max.dim': extremeAlong(1, 'Max'),
  'aten::min.dim': extremeAlong(-1, 'Min'),
  'aten::amax': extremesAlong(1, 'Max'),
  'aten::amin': extremesAlong(-1, 'Min'),
  'aten::argmax': place(1),
  'aten::argmin': place(-1),
  'aten::any': anyOf,
  'aten::any.dim': anyOf,
  'aten::all': allOf,
  'aten::all.dim': allOf,
  'aten::norm.Scalar': (x: Tensor, p: IValue = 2) => norm(x, p),
  'aten::norm.ScalarOpt_dim': norm,
  'aten::frobenius_norm.dim': (x: Tensor, dims: IValue, keep = false) =>
    norm(x, 2, dims, keep),
  'aten::linalg_norm': (
    x: Tensor,
    p: IValue = 2,
    dims: IValue = null,
    keep = false,
  ) => norm(x, p, dims, keep),
  'aten::linalg_vector_norm': norm,
  'aten::softmax.int': softmax,
  'aten::_softmax': (x: Tensor, dim: number) => softmax(x, dim),
  'aten::log_softmax.int': (
    x: Tensor,
    dim: number,
    code: number | null = null,
  ) => softmax(x, dim, code, true),
  'aten::_log_softmax': (x: Tensor, dim: number) => softmax(x, dim, null, true),
  'aten::logsumexp': (x: Tensor, dims: IValue, keep = false) =>
    reduce(x, dims, keep, {
      key: 'logsumexp',
      dtype: x.dtype,
      fold: (values, from, to) => {
        const most = extreme(1)(values, from, to);
        let total = 0;
        for (let k = from; k < to; k++) {
          total += Math.exp(values[k]! - most);
        }
        return Math.log(total) + most;
      },
    }),
  'aten::cumsum': (x: Tensor, dim: number, code: number | null = null) =>
    cumulate(x, dim, false, code),
  'aten::cumprod': (x: Tensor, dim: number, code: number | null = null) =>
    cumulate(x, dim, true, code),
  'aten::cosine_similarity': (
    a: Tensor,
    b: Tensor,
    dim = 1,
    eps: IValue = new Double(1e-8),
  ) => {
    const size = (x: Tensor) => norm(x, 2, [dim]);
    const least = toNumber(eps);
    const lengths = binary(
      {
        key: `bounded ${least}`,
        each: (p, q) => Math.max(p, least) * Math.max(q, least),
      },
      size(a),
      size(b),
    );
    return divide(sum(multiply(a, b), [dim]), lengths);
  },
};
