import {allocate, type Elements} from '../values/dtype';
import {
  broadcast,
  contiguousStrides,
  count,
  broadcastStrides,
} from '../values/layout';
import {toNumber, type IValue} from '../values/ivalue';
import {tensorOf, type Tensor} from '../values/Tensor';
import {limit, packed} from './convolution';
import {lazy} from './lazy';
import type {Run} from './Operator';
import {add, convertTo, where} from './pointwise';
import {reshape, transpose, unsqueeze} from './views';

/** `out += a · b` of planes that lie in rows. */
function multiplyPlanes(
  out: Elements,
  to: number,
  a: Elements,
  aAt: number,
  b: Elements,
  bAt: number,
  [rows, inner, columns]: readonly [number, number, number],
): void {
  const row = new Float64Array(columns);
  for (let i = 0; i < rows; i++) {
    row.fill(0);
    for (let k = 0; k < inner; k++) {
      const x = a[aAt + i * inner + k]!;
      const from = bAt + k * columns;
      for (let j = 0; j < columns; j++) {
        row[j]! += x * b[from + j]!;
      }
    }
    for (let j = 0; j < columns; j++) {
      out[to + i * columns + j] = row[j]!;
    }
  }
}

/** `torch.matmul`: vectors, matrices and batches of them. */
export function matmul(a: Tensor, b: Tensor): Tensor {
  if (a.sizes.length === 0 || b.sizes.length === 0) {
    throw new Error('both arguments to matmul need to be at least 1D');
  }
  if (a.sizes.length === 1) {
    const result = matmul(unsqueeze(a, 0), b);
    const at = b.sizes.length === 1 ? 0 : result.sizes.length - 2;
    return reshape(result, result.sizes.toSpliced(at, 1));
  }
  if (b.sizes.length === 1) {
    const result = matmul(a, unsqueeze(b, 1));
    return reshape(result, result.sizes.slice(0, -1));
  }
  const [rows, inner] = a.sizes.slice(-2) as [number, number];
  const [other, columns] = b.sizes.slice(-2) as [number, number];
  if (inner !== other) {
    throw new Error(
      `mat1 and mat2 shapes cannot be multiplied (${count(a.sizes) / inner}x${inner} and ${other}x${columns})`,
    );
  }
  const [aLead, bLead] = [a.sizes.slice(0, -2), b.sizes.slice(0, -2)];
  const lead = broadcast(aLead, bLead);
  const sizes = [...lead, rows, columns];
  return lazy({
    key: 'matmul',
    inputs: [a, b],
    dtype: a.dtype,
    sizes,
    cost: count(sizes) * inner,
    compute: (x, y) => {
      const out = allocate(a.dtype, count(sizes));
      const steps = [aLead, bLead].map((part) =>
        broadcastStrides(part, contiguousStrides(part), lead),
      ) as [number[], number[]];
      const strides = contiguousStrides(lead);
      for (let k = 0; k < count(lead); k++) {
        const [i, j] = steps.map((step) =>
          step.reduce(
            (sum, by, axis) =>
              sum + by * (Math.floor(k / strides[axis]!) % lead[axis]!),
            0,
          ),
        ) as [number, number];
        multiplyPlanes(
          out,
          k * rows * columns,
          x,
          i * rows * inner,
          y,
          j * inner * columns,
          [rows, inner, columns],
        );
      }
      return out;
    },
    emit:
      a.dtype === 'float32' && b.dtype === 'float32'
        ? (graph, names) => graph.node('MatMul', names)
        : undefined,
  });
}

/** `x · weightᵀ + bias`. */
export function linear(
  x: Tensor,
  weight: Tensor,
  bias: Tensor | null = null,
): Tensor {
  const inner = weight.sizes.at(-1)!;
  if (x.sizes.at(-1) !== inner) {
    throw new Error(
      `mat1 and mat2 shapes cannot be multiplied (${x.length / x.sizes.at(-1)!}x${x.sizes.at(-1)} and ${inner}x${weight.sizes[0]})`,
    );
  }
  const columns = weight.sizes.length === 1 ? [] : [weight.sizes[0]!];
  const sizes = [...x.sizes.slice(0, -1), ...columns];
  const width = columns[0] ?? 1;
  return lazy({
    key: 'linear',
    inputs: bias === null ? [x, weight] : [x, weight, bias],
    dtype: x.dtype,
    sizes,
    cost: count(sizes) * inner,
    compute: (values, w, b) => {
      const out = allocate(x.dtype, count(sizes));
      for (let k = 0; k < out.length; k++) {
        const from = Math.floor(k / width) * inner;
        const at = (k % width) * inner;
        let sum = bias === null ? 0 : b[k % width]!;
        for (let i = 0; i < inner; i++) {
          sum += values[from + i]! * w[at + i]!;
        }
        out[k] = sum;
      }
      return out;
    },
    emit:
      x.dtype === 'float32' && weight.sizes.length === 2
        ? (graph, [input, w, b]) => {
            if (x.sizes.length === 2) {
              return graph.node(
                'Gemm',
                b === undefined ? [input!, w!] : [input!, w!, b],
                {
                  transB: 1,
                },
              );
            }
            const turned = graph.node('Transpose', [w!], {perm: [1, 0]});
            const product = graph.node('MatMul', [input!, turned]);
            return b === undefined ? product : graph.node('Add', [product, b]);
          }
        : undefined,
  });
}

const scaled = (x: Tensor, by: IValue): Tensor =>
  toNumber(by) === 1 ? x : add(zeroOf(x), x, by);
const zeroOf = (x: Tensor): Tensor => add(x, x, -1);

function addProduct(
  x: Tensor,
  a: Tensor,
  b: Tensor,
  beta: IValue = 1,
  alpha: IValue = 1,
): Tensor {
  return add(scaled(x, beta), matmul(a, b), alpha);
}

/** Sums of products by subscripts, as `torch.einsum`. */
export function einsum(equation: string, operands: readonly Tensor[]): Tensor {
  const [left, right] = equation.replaceAll(' ', '').split('->') as [
    string,
    string?,
  ];
  const terms = left.split(',');
  if (left.includes('.')) {
    throw new Error('einsum: an ellipsis is not supported here.');
  }
  const size = new Map<string, number>();
  for (const [k, term] of terms.entries()) {
    for (const [axis, letter] of Array.from(term).entries()) {
      size.set(
        letter,
        Math.max(size.get(letter) ?? 1, operands[k]!.sizes[axis]!),
      );
    }
  }
  const letters = [...size.keys()];
  const once = letters.filter((l) => left.split(l).length === 2).sort();
  const out = Array.from(right ?? once.join(''));
  const order = [...out, ...letters.filter((letter) => !out.includes(letter))];
  const sizes = out.map((letter) => size.get(letter)!);
  const dtype = operands[0]!.dtype;
  const all = order.map((letter) => size.get(letter)!);
  return lazy({
    key: `einsum(${equation})`,
    inputs: operands,
    dtype,
    sizes,
    cost: count(all),
    compute: (...arrays) => {
      const result = allocate(dtype, count(sizes));
      const steps = terms.map((term, k) => {
        const own = contiguousStrides(operands[k]!.sizes);
        return order.map((letter) =>
          Array.from(term).reduce(
            (sum, l, axis) => sum + (l === letter ? own[axis]! : 0),
            0,
          ),
        );
      });
      const inner = count(all.slice(out.length));
      const strides = contiguousStrides(all);
      for (let k = 0; k < result.length; k++) {
        let sum = 0;
        for (let i = 0; i < inner; i++) {
          const position = k * inner + i;
          let product = 1;
          for (const [term, step] of steps.entries()) {
            let at = 0;
            for (let axis = 0; axis < all.length; axis++) {
              at +=
                (Math.floor(position / strides[axis]!) % all[axis]!) *
                step[axis]!;
            }
            product *= arrays[term]![at]!;
          }
          sum += product;
        }
        result[k] = sum;
      }
      return result;
    },
    emit:
      dtype === 'float32'
        ? (graph, names) =>
            graph.node('Einsum', names, {equation: `${left}->${out.join('')}`})
        : undefined,
  });
}

/** Products of matrices. */
export const linearAlgebra: Record<string, Run> = {
  'aten::linear': linear,
  'aten::matmul': matmul,
  'aten::mm': matmul,
  'aten::bmm': matmul,
  'aten::mv': matmul,
  'aten::dot': matmul,
  'aten::addmm': addProduct,
  'aten::addbmm': addProduct,
  'aten::baddbmm': addProduct,
  'aten::einsum': einsum,
  'aten::outer': (a: Tensor, b: Tensor) =>
    matmul(unsqueeze(a, 1), unsqueeze(b, 0)),
  'aten::bilinear': (
    a: Tensor,
    b: Tensor,
    weight: Tensor,
    bias: Tensor | null = null,
  ) => {
    const rows = [a, b].map((x) => reshape(x, [-1, x.sizes.at(-1)!]));
    const sums = einsum('bi,oij,bj->bo', [rows[0]!, weight, rows[1]!]);
    const product = reshape(sums, [...a.sizes.slice(0, -1), weight.sizes[0]!]);
    return bias === null ? product : add(product, bias);
  },
  'prepacked::linear_clamp_run': (x: Tensor, context: IValue) => {
    const [weight, bias, low, high] = packed(context);
    return limit(linear(x, weight as Tensor, bias as Tensor | null), low, high);
  },
  'aten::tril': (x: Tensor, diagonal = 0) =>
    triangle(x, (row, column) => column - row <= diagonal),
  'aten::triu': (x: Tensor, diagonal = 0) =>
    triangle(x, (row, column) => column - row >= diagonal),
  'aten::adjoint': (x: Tensor) => transpose(x, -1, -2),
  'aten::mT': (x: Tensor) => transpose(x, -1, -2),
};

function triangle(
  x: Tensor,
  keeps: (row: number, column: number) => boolean,
): Tensor {
  const [rows, columns] = x.sizes.slice(-2) as [number, number];
  const kept = allocate('bool', rows * columns).map((_, k) =>
    Number(keeps(Math.floor(k / columns), k % columns)),
  );
  const mask = tensorOf('bool', [rows, columns], kept);
  return convertTo(where(mask, x, 0), x.dtype);
}
