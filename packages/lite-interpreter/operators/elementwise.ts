import {allocate, isFloating, type DType, type Elements} from '../values/dtype';
import type {Attribute, Emit, GraphWriter} from '../values/emit';
import {given} from '../values/given';
import {toNumber} from '../values/ivalue';
import {
  broadcast,
  broadcastStrides,
  contiguousStrides,
  count,
  eachRow,
} from '../values/layout';
import {Tensor} from '../values/Tensor';
import {lazy} from './lazy';
import {floating, inGraph, resultType, type Operand} from './numbers';

const onnxTypes: Partial<Record<DType, number>> = {
  float32: 1,
  uint8: 2,
  int8: 3,
  int16: 5,
  int32: 6,
  int64: 7,
  bool: 9,
  float64: 11,
};

/** The number that ONNX gives to an element type. */
export function onnxTypeOf(dtype: DType): number {
  return given(onnxTypes[dtype], `type ${dtype} in ONNX`);
}

/** Converts a name of a graph to a type. */
export function cast(
  graph: GraphWriter,
  name: string,
  from: DType,
  to: DType,
): string {
  return from === to ? name : graph.node('Cast', [name], {to: onnxTypeOf(to)});
}

type Each = (a: number, b: number) => number;

/** Computes `each` of two arrays that are broadcast to a shape. */
export function zip(
  out: Elements,
  sizes: readonly number[],
  a: Elements,
  aSizes: readonly number[],
  b: Elements,
  bSizes: readonly number[],
  each: Each,
): Elements {
  if (a.length === out.length && b.length === out.length) {
    for (let k = 0; k < out.length; k++) {
      out[k] = each(a[k]!, b[k]!);
    }
    return out;
  }
  if (a.length === out.length && b.length === 1) {
    const y = b[0]!;
    for (let k = 0; k < out.length; k++) {
      out[k] = each(a[k]!, y);
    }
    return out;
  }
  const left = broadcastStrides(aSizes, contiguousStrides(aSizes), sizes);
  const right = broadcastStrides(bSizes, contiguousStrides(bSizes), sizes);
  const starts = new Float64Array(count(sizes.slice(0, -1)));
  const row = sizes.at(-1) ?? 1;
  const shape = sizes.length === 0 ? [1] : sizes;
  const pad = (strides: number[]) => (sizes.length === 0 ? [0] : strides);
  eachRow(shape, pad(left), 0, (position, at) => {
    starts[position / row] = at;
  });
  const aStep = left.at(-1) ?? 0;
  const bStep = right.at(-1) ?? 0;
  eachRow(shape, pad(right), 0, (position, at) => {
    let x = starts[position / row]!;
    let y = at;
    for (let k = 0; k < row; k++, x += aStep, y += bStep) {
      out[position + k] = each(a[x]!, b[y]!);
    }
  });
  return out;
}

export type Binary = {
  key: string;
  each: Each;
  /** The ONNX operator, or what writes it. */
  node?: string | Emit;
  /** Where the type of the result isn't that of the operands. */
  result?: DType;
  /** Integers give floats. */
  floats?: boolean;
};

/** An elementwise operator of two operands, each a tensor or a number. */
export function binary(
  {key, each, node, result, floats}: Binary,
  a: Operand,
  b: Operand,
): Tensor {
  const common = resultType(a, b);
  const dtype = floats === true ? floating(common) : common;
  const inputs = [a, b].filter((operand) => operand instanceof Tensor);
  const [aSizes, bSizes] = [a, b].map((x) =>
    x instanceof Tensor ? x.sizes : [],
  ) as [readonly number[], readonly number[]];
  const sizes = broadcast(aSizes, bSizes);
  const numbers = [a, b].map((x) =>
    x instanceof Tensor ? undefined : toNumber(x),
  );
  const types = inputs.map((input) => input.dtype);
  const canEmit =
    node !== undefined &&
    inGraph(dtype) &&
    types.every((type) => inGraph(type) || type === 'bool');
  const out = result ?? dtype;
  return lazy({
    key: `${key}(${numbers.join()})${dtype}`,
    inputs,
    dtype: out,
    sizes,
    compute: (...arrays) => {
      const [x, y] = numbers.map((number) =>
        number === undefined ? arrays.shift()! : [number],
      ) as [Elements, Elements];
      return finish(
        zip(allocate(out, count(sizes)), sizes, x, aSizes, y, bSizes, each),
        out,
      );
    },
    emit: !canEmit
      ? undefined
      : (graph, names) => {
          const rest = [...names];
          const left = [...types];
          const operands = numbers.map((number) =>
            number === undefined
              ? cast(graph, rest.shift()!, left.shift()!, dtype)
              : graph.constant(dtype, [], [number]),
          );
          return typeof node === 'string'
            ? graph.node(node, operands)
            : node(graph, operands);
        },
  });
}

/** Integers that came of a division or a power keep no fraction. */
function finish(values: Elements, dtype: DType): Elements {
  if (dtype === 'int64') {
    for (let k = 0; k < values.length; k++) {
      values[k] = Math.trunc(values[k]!);
    }
  }
  return values;
}

export type Unary = {
  key: string;
  each: (x: number) => number;
  node?: string | Emit;
  attributes?: Readonly<Record<string, Attribute>>;
  /** Integers stay integers. */
  keepsType?: boolean;
  result?: DType;
};

/** An elementwise operator of one tensor. */
export function unary(
  {key, each, node, attributes, keepsType, result}: Unary,
  x: Tensor,
): Tensor {
  const dtype = result ?? (keepsType === true ? x.dtype : floating(x.dtype));
  const from = x.dtype;
  const canEmit =
    node !== undefined &&
    (result === undefined
      ? isFloating(dtype) && inGraph(dtype)
      : inGraph(from)) &&
    (inGraph(from) || from === 'bool');
  return lazy({
    key,
    inputs: [x],
    dtype,
    sizes: x.sizes,
    compute: (values) => {
      const out = allocate(dtype, values.length);
      for (let k = 0; k < out.length; k++) {
        out[k] = each(values[k]!);
      }
      return out;
    },
    emit: !canEmit
      ? undefined
      : (graph, [name]) => {
          const input =
            result === undefined ? cast(graph, name!, from, dtype) : name!;
          return typeof node === 'string'
            ? graph.node(node, [input], attributes)
            : node(graph, [input]);
        },
  });
}
