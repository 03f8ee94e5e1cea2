import {toContiguous} from './copy';
import {dtypes, type Numbers} from './dtype';
import {check, fail} from './errors';
import {entry, numelOf} from './layout';
import {broadcastShapes, list} from './shape';
import {empty, numel, view, type Tensor} from './tensor';
import {expand, reshape, unsqueeze} from './views';

/** `out = a × b`, row by row; `sums` holds a row of the result in full precision. */
function multiplyRows(
  out: Float32Array,
  a: Float32Array,
  b: Float32Array,
  sums: Float64Array,
  rows: number,
  inner: number,
  columns: number,
): void {
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let k = 0; k < inner; k++) {
      const factor = a[row * inner + k] ?? 0;
      const from = k * columns;
      for (let column = 0; column < columns; column++) {
        sums[column] = (sums[column] ?? 0) + factor * (b[from + column] ?? 0);
      }
    }
    out.set(sums, row * columns);
  }
}

/** The same for integers, which wrap around, and for bigints. */
function multiplyIntegers(
  out: Float32Array,
  a: Float32Array,
  b: Float32Array,
  rows: number,
  inner: number,
  columns: number,
): void {
  const times = (x: number, y: number) =>
    typeof x === 'bigint' ? x * y : Math.imul(x, y);
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < inner; k++) {
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column;
        const product = times(
          a[row * inner + k] ?? 0,
          b[k * columns + column] ?? 0,
        );
        out[at] = (out[at] ?? 0) + product;
      }
    }
  }
}

function checkTypes(a: Tensor, b: Tensor): void {
  const [left, right] = [dtypes[a.dtype].name, dtypes[b.dtype].name];
  check(a.dtype === b.dtype, `expected scalar type ${left} but found ${right}`);
}

/** Batches of matrices, `[batch, rows, inner]` by `[batch, inner, columns]`. */
function batched(a: Tensor, b: Tensor): Tensor {
  const [batch, rows, inner] = a.shape as [number, number, number];
  const columns = entry(b.shape, 2);
  const out = empty(a.dtype, [batch, rows, columns]);
  const x = matrixMemory(a);
  const y = matrixMemory(b);
  const sums = new Float64Array(columns);
  for (let at = 0; at < batch; at++) {
    const slice = (data: Numbers, size: number) =>
      data.subarray(at * size, (at + 1) * size) as Float32Array;
    const to = slice(out.storage as Float32Array, rows * columns);
    const left = slice(x, rows * inner);
    const right = slice(y, inner * columns);
    if (dtypes[a.dtype].float) {
      multiplyRows(to, left, right, sums, rows, inner, columns);
    } else {
      multiplyIntegers(to, left, right, rows, inner, columns);
    }
  }
  return out;
}

function matrixMemory(tensor: Tensor): Numbers {
  const {storage, offset} = toContiguous(tensor);
  return storage.subarray(offset, offset + numel(tensor)) as Numbers;
}

const asBatch = (tensor: Tensor) => unsqueeze(tensor, 0);

function matrices(a: Tensor, b: Tensor): Tensor {
  check(
    a.shape[1] === b.shape[0],
    `mat1 and mat2 shapes cannot be multiplied (${a.shape.join('x')} and ${b.shape.join('x')})`,
  );
  checkTypes(a, b);
  return reshape(batched(asBatch(a), asBatch(b)), [
    entry(a.shape, 0),
    entry(b.shape, 1),
  ]);
}

function vectors(a: Tensor, b: Tensor): Tensor {
  check(
    a.dtype === b.dtype,
    `dot : expected both vectors to have same dtype, but found ${dtypes[a.dtype].name} and ${dtypes[b.dtype].name}`,
  );
  const [left, right] = [numel(a), numel(b)];
  check(
    left === right,
    `inconsistent tensor size, expected tensor ${list(a.shape)} and src ${list(b.shape)} to have the same number of elements, but got ${left} and ${right} elements respectively`,
  );
  return reshape(matrices(reshape(a, [1, left]), reshape(b, [left, 1])), []);
}

function matrixByVector(a: Tensor, b: Tensor): Tensor {
  check(
    a.shape[1] === b.shape[0],
    `size mismatch, got ${entry(a.shape, 0)}, ${a.shape.join('x')},${entry(b.shape, 0)}`,
  );
  checkTypes(a, b);
  return reshape(matrices(a, unsqueeze(b, 1)), [entry(a.shape, 0)]);
}

/** Swaps the last two dimensions. */
function transpose(tensor: Tensor): Tensor {
  const swap = (sizes: readonly number[]) => [
    ...sizes.slice(0, -2),
    entry(sizes, -1),
    entry(sizes, -2),
  ];
  return view(tensor, swap(tensor.shape), swap(tensor.strides));
}

const rowsOf = (shape: readonly number[]) => [
  shape.slice(0, -1).reduce((x, y) => x * y, 1),
  entry(shape, -1),
];

/** Whether libtorch makes one matrix of a batch: not where each of its own is transposed. */
function folds({shape, strides}: Tensor, otherRank: number): boolean {
  if (shape.length !== 3 || otherRank !== 2) {
    return true;
  }
  const [slowest, , fastest] = strides;
  return fastest === 1 || slowest !== numelOf(shape.slice(1));
}

/** As `torch.matmul`: dot product, matrices, and batches of them that broadcast. */
export function matmul(a: Tensor, b: Tensor): Tensor {
  const [m, n] = [a.shape.length, b.shape.length];
  if (m === 0 || n === 0) {
    fail(
      `both arguments to matmul need to be at least 1D, but they are ${m}D and ${n}D`,
    );
  }
  if (m === 1 && n === 1) {
    return vectors(a, b);
  }
  if (m === 2 && n === 1) {
    return matrixByVector(a, b);
  }
  if (m === 1 && n === 2) {
    return reshape(matrices(asBatch(a), b), [entry(b.shape, 1)]);
  }
  if (m === 2 && n === 2) {
    return matrices(a, b);
  }
  // Batches against one matrix or vector are one tall matrix.
  if (m > 2 && n <= 2 && folds(a, n)) {
    const tall = reshape(a, rowsOf(a.shape));
    return n === 1
      ? reshape(matrixByVector(tall, b), a.shape.slice(0, -1))
      : reshape(matrices(tall, b), [
          ...a.shape.slice(0, -1),
          entry(b.shape, 1),
        ]);
  }
  if (m <= 2 && folds(b, m)) {
    const turned = transpose(b);
    const tall = reshape(turned, rowsOf(turned.shape));
    if (m === 1) {
      return reshape(matrixByVector(tall, a), turned.shape.slice(0, -1));
    }
    const result = reshape(matrices(tall, transpose(a)), [
      ...turned.shape.slice(0, -1),
      entry(a.shape, 0),
    ]);
    return toContiguous(transpose(result));
  }
  const lead = broadcastShapes(a.shape.slice(0, -2), b.shape.slice(0, -2));
  const stack = (tensor: Tensor) => {
    const last = tensor.shape.slice(-2);
    return reshape(expand(tensor, [...lead, ...last]), [
      lead.reduce((x, y) => x * y, 1),
      ...last,
    ]);
  };
  const [left, right] = [stack(a), stack(b)];
  check(
    left.shape[2] === right.shape[1],
    `Expected size for first two dimensions of batch2 tensor to be: [${entry(left.shape, 0)}, ${entry(left.shape, 2)}] but got: [${entry(right.shape, 0)}, ${entry(right.shape, 1)}].`,
  );
  checkTypes(a, b);
  return reshape(batched(left, right), [
    ...lead,
    entry(a.shape, -2),
    entry(b.shape, -1),
  ]);
}
