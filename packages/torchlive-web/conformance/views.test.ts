import {entry} from '../tensors/layout';
import fc from 'fast-check';
import {describe, it} from 'vitest';
import {createTorchlive} from '../native/torchlive/createTorchlive';
import {asTensor} from '../native/torchlive/arguments';
import {elementsOf, isClose} from './elements';
import type {Torchlive} from './runProgram';

type Method = (...args: unknown[]) => Tensor;

type Name =
  | 'abs'
  | 'add'
  | 'argmax'
  | 'clamp'
  | 'contiguous'
  | 'div'
  | 'expand'
  | 'flip'
  | 'matmul'
  | 'mul'
  | 'permute'
  | 'reshape'
  | 'softmax'
  | 'squeeze'
  | 'sub'
  | 'sum'
  | 'to'
  | 'topk'
  | 'unsqueeze';

// oxlint-disable-next-line typescript/consistent-indexed-object-style -- a record of itself would be circular
type Tensor = {[name in Name]: Method};

const {torch, torchvision} = createTorchlive({
  release: '0.2.4',
}) as unknown as Torchlive;

/** One entry of the first dimension, or `undefined` for an empty one. */
function entryOf(tensor: Tensor, n: number): Tensor | undefined {
  const [size] = shapeOf(tensor);
  return size ? (tensor as unknown as Tensor[])[n % size] : undefined;
}

const shapeOf = (tensor: Tensor) => asTensor(tensor).shape;

/** An operation of a random program; `n` picks among its arguments. */
type Operation = (tensor: Tensor, n: number) => Tensor;

function rotated(count: number, n: number): number[] {
  return Array.from({length: count}, (_, dim) => (dim + n) % count);
}

/** A dimension that `n` picks, or `undefined` for a tensor without dimensions. */
function dimOf(tensor: Tensor, n: number): number | undefined {
  const {length} = shapeOf(tensor);
  return length === 0 ? undefined : n % length;
}

const crop: Operation = (tensor, n) => {
  const [height, width] = shapeOf(tensor).slice(-2);
  if (!height || !width) {
    return tensor;
  }
  const size = [Math.min(height, (n % 3) + 1), Math.min(width, (n % 4) + 1)];
  const transform = torchvision.transforms.centerCrop(size) as (
    tensor: Tensor,
  ) => Tensor;
  return transform(tensor);
};

const expand: Operation = (tensor, n) =>
  shapeOf(tensor).length > 4
    ? tensor
    : tensor.unsqueeze(0).expand([(n % 2) + 1, ...shapeOf(tensor)]);

/** Each gives a tensor of small numbers, so that sums of floats are exact. */
const operations = {
  permute: (x, n) => x.permute(rotated(shapeOf(x).length, n)),
  flatten: (x) => x.reshape(-1),
  unflatten: (x, n) => {
    const [size = 0] = shapeOf(x);
    const rows = [2, 3, 5].find((count) => size % count === n % count) ?? 1;
    return size && size % rows === 0
      ? x.reshape([rows, -1, ...shapeOf(x).slice(1)])
      : x;
  },
  unsqueeze: (x, n) =>
    shapeOf(x).length > 4 ? x : x.unsqueeze(n % (shapeOf(x).length + 1)),
  squeeze: (x) => x.squeeze(),
  expand,
  crop,
  entry: (x, n) => entryOf(x, n) ?? x,
  flip: (x, n) => x.flip(dimOf(x, n) === undefined ? [] : [dimOf(x, n)]),
  abs: (x) => x.abs(),
  addNumber: (x, n) => x.add(n % 5),
  addRow: (x) => x.add(entryOf(x, 0) ?? 1),
  subEntry: (x, n) => x.sub(entryOf(x, n) ?? 1),
  half: (x) => x.div(2),
  double: (x) => x.mul(2),
  clamp: (x, n) => x.clamp(-(n % 50), n % 60),
  clampRow: (x) => x.clamp({min: entryOf(x, 0) ?? 0}),
  sum: (x, n) => {
    const dim = dimOf(x, n);
    return dim === undefined ? x.sum() : x.sum(dim, {keepdim: n % 2 === 0});
  },
  argmax: (x, n) => {
    const dim = dimOf(x, n);
    return x.argmax(dim === undefined ? {} : {dim});
  },
  softmax: (x, n) => x.to({dtype: 'float64'}).softmax(dimOf(x, n) ?? 0),
  matmul: (x) =>
    shapeOf(x).length === 2 ? x.matmul(x.permute(1, 0)).clamp(-64, 64) : x,
  cat: (x) => (shapeOf(x).length ? (torch.cat([x, x]) as Tensor) : x),
  to: (x, n) =>
    x.clamp(0, 100).to({dtype: ['uint8', 'int32', 'float64'][n % 3]}),
  largest: (x, n) => {
    const dim = dimOf(x, n);
    if (dim === undefined) {
      return x;
    }
    return (x.topk(1, {dim}) as unknown as [Tensor])[0];
  },
  channelsLast: (x) =>
    shapeOf(x).length === 4 ? x.contiguous({memoryFormat: 'channelsLast'}) : x,
} satisfies Record<string, Operation>;

type OperationName = keyof typeof operations;

const names = Object.keys(operations) as OperationName[];

/** Runs a program; `between` sees each tensor that an operation gave. Gives the message if it throws. */
function run(
  program: readonly (readonly [OperationName, number])[],
  start: Tensor,
  between: (tensor: Tensor) => Tensor,
): Tensor | string {
  let tensor = between(start);
  for (const [name, n] of program) {
    const elements = shapeOf(tensor).reduce((count, size) => count * size, 1);
    // Keeps expanding programs small.
    if (elements > 2000) {
      break;
    }
    try {
      tensor = between(operations[name](tensor, n));
    } catch (error) {
      return (error as Error).message;
    }
  }
  return tensor;
}

/** A contiguous tensor with memory of its own. */
function copy(tensor: Tensor): Tensor {
  return tensor
    .contiguous()
    .mul(torch.ones([], {dtype: asTensor(tensor).dtype}))
    .contiguous();
}

function isSame(left: Tensor | string, right: Tensor | string): boolean {
  if (typeof left === 'string' || typeof right === 'string') {
    return left === right;
  }
  const [a, b] = [asTensor(left), asTensor(right)];
  const expected = Array.from(elementsOf(b));
  return (
    a.dtype === b.dtype &&
    a.shape.join() === b.shape.join() &&
    Array.from(elementsOf(a)).every((value, index) => {
      const other = entry(expected, index);
      return value == other || isClose(value, other, 1e-5);
    })
  );
}

const shapes = [
  [],
  [6],
  [2, 3],
  [3, 1, 4],
  [2, 3, 2, 3],
  [0, 2],
  [1, 1],
  [4, 5],
];

describe('views', () => {
  it('give the same as contiguous copies in programs of up to ten operations', () => {
    const program = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.nat({max: 1000})),
      {minLength: 1, maxLength: 10},
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.constantFrom('uint8', 'int32', 'float32', 'float64'),
        program,
        (shape, dtype, calls) => {
          const count = shape.reduce((product, size) => product * size, 1);
          const values = torch.arange(count, {dtype}) as Tensor;
          const start = values.reshape(shape);
          const onViews = run(calls, start, (tensor) => tensor);
          const onCopies = run(calls, start, copy);
          return isSame(onViews, onCopies);
        },
      ),
      {numRuns: 400, seed: 20},
    );
  }, 30_000);
});
