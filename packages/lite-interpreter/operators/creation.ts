import {
  allocate,
  dtypeOf,
  dtypes,
  toElement,
  type DType,
} from '../values/dtype';
import {entry} from '../values/given';
import {Double, toNumber, type IValue} from '../values/ivalue';
import {count} from '../values/layout';
import {Tensor, tensorOf, write} from '../values/Tensor';
import {assign} from './assign';
import type {Run} from './Operator';

type Code = number | null | undefined;

function filled(dtype: DType, sizes: readonly number[], value: number): Tensor {
  const data = allocate(dtype, count(sizes));
  if (value !== 0) {
    data.fill(toElement(dtype, value));
  }
  return tensorOf(dtype, sizes, data);
}

const typeFor = (code: Code, fallback: DType): DType =>
  code === null || code === undefined ? fallback : dtypeOf(code);

const typeOfNumber = (value: IValue): DType =>
  typeof value === 'boolean'
    ? 'bool'
    : value instanceof Double
      ? 'float32'
      : 'int64';

const fill =
  (value: number): Run =>
  (sizes: number[], code?: Code) =>
    filled(typeFor(code, 'float32'), sizes, value);
const fillLike =
  (value: number): Run =>
  (x: Tensor, code?: Code) =>
    filled(typeFor(code, x.dtype), x.sizes, value);
const fillNew =
  (value: number): Run =>
  (x: Tensor, sizes: number[], code?: Code) =>
    filled(typeFor(code, x.dtype), sizes, value);

/** Numbers from one to another by steps. */
function range(from: IValue, to: IValue, by: IValue, code: Code): Tensor {
  const [start, end, step] = [from, to, by].map(toNumber) as [
    number,
    number,
    number,
  ];
  const isFloat = [from, to, by].some((value) => value instanceof Double);
  const dtype = typeFor(code, isFloat ? 'float32' : 'int64');
  const length = Math.ceil((end - start) / step);
  if (!(length >= 0)) {
    throw new Error('upper bound and larger bound inconsistent with step sign');
  }
  const data = allocate(dtype, length);
  for (let k = 0; k < length; k++) {
    data[k] = start + k * step;
  }
  return tensorOf(dtype, [length], data);
}

function shapeOf(value: IValue): number[] {
  return Array.isArray(value)
    ? [value.length, ...(value.length > 0 ? shapeOf(entry(value, 0)) : [])]
    : [];
}

function leaves(value: IValue): IValue[] {
  return Array.isArray(value) ? value.flatMap(leaves) : [value];
}

/** Nested lists of numbers as a tensor. */
function tensorFrom(value: IValue, code?: Code): Tensor {
  const items = leaves(value);
  const numbers = items.map((item) => toNumber(item));
  const dtype = typeFor(
    code,
    items.length > 0 ? typeOfNumber(entry(items, 0)) : 'float32',
  );
  const data = allocate(dtype, numbers.length);
  data.set(numbers.map((number) => toElement(dtype, number)));
  return tensorOf(dtype, shapeOf(value), data);
}

const random =
  (next: () => number): Run =>
  (sizes: number[], code?: Code) => {
    const x = filled(typeFor(code, 'float32'), sizes, 0);
    write(x, allocate(x.dtype, x.length).map(next), x.dtype);
    return x;
  };
const gaussian = () =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) *
  Math.cos(2 * Math.PI * Math.random());

const writeAll = (x: Tensor, next: () => number): Tensor => {
  const values = allocate(x.dtype, x.length);
  for (let k = 0; k < values.length; k++) {
    values[k] = toElement(x.dtype, next());
  }
  write(x, values, x.dtype);
  return x;
};

/** Operators that make tensors of their own. */
export const creation: Record<string, Run> = {
  'aten::zeros': fill(0),
  'aten::ones': fill(1),
  'aten::empty.memory_format': fill(0),
  'aten::zeros_like': fillLike(0),
  'aten::ones_like': fillLike(1),
  'aten::empty_like': fillLike(0),
  'aten::new_zeros': fillNew(0),
  'aten::new_ones': fillNew(1),
  'aten::new_empty': fillNew(0),
  'aten::full': (sizes: number[], value: IValue, code?: Code) =>
    filled(typeFor(code, typeOfNumber(value)), sizes, toNumber(value)),
  'aten::full_like': (x: Tensor, value: IValue, code?: Code) =>
    filled(typeFor(code, x.dtype), x.sizes, toNumber(value)),
  'aten::new_full': (x: Tensor, sizes: number[], value: IValue, code?: Code) =>
    filled(typeFor(code, x.dtype), sizes, toNumber(value)),
  'aten::scalar_tensor': (value: IValue, code?: Code) =>
    filled(typeFor(code, 'float32'), [], toNumber(value)),
  'aten::arange': (end: IValue, code?: Code) => range(0, end, 1, code),
  'aten::arange.start': (start: IValue, end: IValue, code?: Code) =>
    range(start, end, 1, code),
  'aten::arange.start_step': (
    start: IValue,
    end: IValue,
    step: IValue,
    code?: Code,
  ) => range(start, end, step, code),
  'aten::linspace': (
    start: IValue,
    end: IValue,
    steps: number | null = 100,
    code?: Code,
  ) => {
    const [a, b, n] = [toNumber(start), toNumber(end), steps ?? 100];
    const x = filled(typeFor(code, 'float32'), [n], 0);
    let k = 0;
    return writeAll(x, () => (n === 1 ? a : a + ((b - a) * k++) / (n - 1)));
  },
  'aten::eye': (n: number, code?: Code) => eye(n, n, code),
  'aten::eye.m': eye,
  'aten::tensor': tensorFrom,
  'aten::tensor.int': tensorFrom,
  'aten::tensor.float': tensorFrom,
  'aten::tensor.bool': tensorFrom,
  'aten::as_tensor': (x: IValue, code?: Code) =>
    x instanceof Tensor ? x : tensorFrom(x, code),
  'aten::as_tensor.list': tensorFrom,
  'aten::as_tensor.int': tensorFrom,
  'aten::as_tensor.float': tensorFrom,
  'aten::rand': random(Math.random),
  'aten::randn': random(gaussian),
  'aten::rand_like': (x: Tensor) =>
    random(Math.random)(x.sizes, dtypes.indexOf(x.dtype)),
  'aten::randn_like': (x: Tensor) =>
    random(gaussian)(x.sizes, dtypes.indexOf(x.dtype)),
};

function eye(rows: number, columns: number, code?: Code): Tensor {
  let k = 0;
  const x = filled(typeFor(code, 'float32'), [rows, columns], 0);
  return writeAll(x, () => (Math.floor(k / columns) === k++ % columns ? 1 : 0));
}

/** Operators that write to their first argument. */
export const writes: Record<string, Run> = {
  'aten::copy_': (x: Tensor, from: Tensor) => assign(x, from),
  'aten::fill_.Scalar': (x: Tensor, value: IValue) =>
    writeAll(x, () => toNumber(value)),
  'aten::fill_.Tensor': (x: Tensor, value: Tensor) => assign(x, value),
  'aten::zero_': (x: Tensor) => writeAll(x, () => 0),
  'aten::bernoulli_.float': (x: Tensor, p: IValue) =>
    writeAll(x, () => (Math.random() < toNumber(p) ? 1 : 0)),
  'aten::uniform_': (x: Tensor, from: IValue = 0, to: IValue = 1) =>
    writeAll(
      x,
      () => toNumber(from) + Math.random() * (toNumber(to) - toNumber(from)),
    ),
  'aten::normal_': (x: Tensor, mean: IValue = 0, deviation: IValue = 1) =>
    writeAll(x, () => toNumber(mean) + gaussian() * toNumber(deviation)),
};
