import {allocate, type Elements} from '../values/dtype';
import type {IValue} from '../values/ivalue';
import {count} from '../values/layout';
import type {Tensor} from '../values/Tensor';
import {lazy} from './lazy';
import {inGraph, integers, spread} from './numbers';
import {Results, type Run} from './Operator';
import {toPlane, windowAttributes, windowsOf, type Window} from './windows';

type Place = {row: number; column: number};

/** Calls `each` for every place of the input that a window of the output sees. */
function eachPlace(
  [rows, columns]: readonly [Window, Window],
  {row, column}: Place,
  each: (at: number) => void,
): void {
  for (let i = 0; i < rows.kernel; i++) {
    const y = row * rows.stride - rows.before + i * rows.dilation;
    if (y < 0 || y >= rows.input) {
      continue;
    }
    for (let j = 0; j < columns.kernel; j++) {
      const x = column * columns.stride - columns.before + j * columns.dilation;
      if (x >= 0 && x < columns.input) {
        each(y * columns.input + x);
      }
    }
  }
}

/** Fills an array with what `fold` makes of each window. */
function eachWindow(
  x: Elements,
  out: Elements,
  [rows, columns]: readonly [Window, Window],
  fold: (plane: Elements, place: Place) => number,
): Elements {
  const inPlane = rows.input * columns.input;
  let to = 0;
  for (let from = 0; from < x.length; from += inPlane) {
    const plane = x.subarray(from, from + inPlane);
    for (let row = 0; row < rows.output; row++) {
      for (let column = 0; column < columns.output; column++, to++) {
        out[to] = fold(plane, {row, column});
      }
    }
  }
  return out;
}

/** Where the greatest element of a window is. */
function greatestIn(
  plane: Elements,
  windows: readonly [Window, Window],
  place: Place,
): number {
  let best = NaN;
  let where = -1;
  eachPlace(windows, place, (at) => {
    const value = plane[at]!;
    if (where < 0 || value > best || Number.isNaN(value)) {
      best = value;
      where = at;
    }
  });
  return where;
}

function shapeOf(x: Tensor, n: number, windows: readonly Window[]): number[] {
  return [
    ...x.sizes.slice(0, x.sizes.length - n),
    ...windows.map(({output}) => output),
  ];
}

function maxPool(
  n: number,
  x: Tensor,
  kernel: IValue,
  stride: IValue = [],
  padding: IValue = 0,
  dilation: IValue = 1,
  ceil = false,
): {windows: Window[]; pooled: Tensor} {
  const sizes = spread(kernel, n);
  const windows = windowsOf(
    x.sizes.slice(-n),
    sizes,
    integers(stride).length === 0 ? sizes : spread(stride, n),
    spread(padding, n),
    spread(dilation, n),
    ceil,
  );
  const shape = shapeOf(x, n, windows);
  const plane = toPlane(windows);
  const key = `maxpool(${JSON.stringify(windowAttributes(windows))})`;
  const pooled = lazy({
    key,
    inputs: [x],
    dtype: x.dtype,
    sizes: shape,
    cost: count(shape) * count(sizes),
    compute: (values) =>
      eachWindow(
        values,
        allocate(x.dtype, count(shape)),
        plane,
        (part, place) => part[greatestIn(part, plane, place)]!,
      ),
    emit:
      inGraph(x.dtype) && x.sizes.length === n + 2
        ? (graph, names) =>
            graph.node('MaxPool', names, windowAttributes(windows))
        : undefined,
  });
  return {windows, pooled};
}

const maxPoolRun =
  (n: number): Run =>
  (x: Tensor, ...args: [IValue, IValue?, IValue?, IValue?, boolean?]) =>
    maxPool(n, x, ...args).pooled;

const maxPoolWithPlaces =
  (n: number): Run =>
  (x: Tensor, ...args: [IValue, IValue?, IValue?, IValue?, boolean?]) => {
    const {windows, pooled} = maxPool(n, x, ...args);
    const plane = toPlane(windows);
    const places = lazy({
      key: 'maxpool places',
      inputs: [x],
      dtype: 'int64',
      sizes: pooled.sizes,
      compute: (values) =>
        eachWindow(
          values,
          allocate('int64', pooled.length),
          plane,
          (part, place) => greatestIn(part, plane, place),
        ),
    });
    return new Results([pooled, places]);
  };

const averagePool =
  (n: number): Run =>
  (
    x: Tensor,
    kernel: IValue,
    stride: IValue = [],
    padding: IValue = 0,
    ceil = false,
    includesPadding = true,
    divisor: number | null = null,
  ) => {
    const sizes = spread(kernel, n);
    const pads = spread(padding, n);
    const windows = windowsOf(
      x.sizes.slice(-n),
      sizes,
      integers(stride).length === 0 ? sizes : spread(stride, n),
      pads,
      new Array<number>(n).fill(1),
      ceil,
    );
    const shape = shapeOf(x, n, windows);
    const fits = windows.every(
      ({input, output, kernel: size, stride: step, before}) =>
        (output - 1) * step + size <= input + 2 * before,
    );
    const plane = toPlane(windows);
    return lazy({
      key: `avgpool(${JSON.stringify(windowAttributes(windows))},${includesPadding},${divisor})`,
      inputs: [x],
      dtype: x.dtype,
      sizes: shape,
      cost: count(shape) * count(sizes),
      compute: (values) =>
        eachWindow(
          values,
          allocate(x.dtype, count(shape)),
          plane,
          (part, place) => {
            let sum = 0;
            let seen = 0;
            eachPlace(plane, place, (at) => {
              sum += part[at]!;
              seen++;
            });
            const all = includesPadding
              ? padded(plane[0], place.row) * padded(plane[1], place.column)
              : seen;
            return sum / (divisor ?? all);
          },
        ),
      emit:
        x.dtype === 'float32' &&
        fits &&
        divisor === null &&
        x.sizes.length === n + 2
          ? (graph, names) => {
              const {dilations: _, ...attributes} = windowAttributes(windows);
              return graph.node('AveragePool', names, {
                ...attributes,
                count_include_pad: includesPadding ? 1 : 0,
              });
            }
          : undefined,
    });
  };

/** How much of a window lies in the input and its padding. */
function padded({input, stride, before, kernel}: Window, at: number): number {
  const start = at * stride - before;
  return Math.min(start + kernel, input + before) - start;
}

type Bin = {from: number; to: number};

/** The parts of a dimension that an adaptive pool looks at. */
function bins(input: number, output: number): Bin[] {
  return Array.from({length: output}, (_, k) => ({
    from: Math.floor((k * input) / output),
    to: Math.ceil(((k + 1) * input) / output),
  }));
}

function adaptive(n: number): Run {
  return (x: Tensor, size: IValue) => {
    const inputs = x.sizes.slice(-n);
    const wanted = (Array.isArray(size) ? size : [size]).map((item, axis) =>
      item === null ? inputs[axis]! : (item as number),
    );
    const outputs = wanted.length === n ? wanted : spread(size, n);
    const shape = [...x.sizes.slice(0, -n), ...outputs];
    const [rows, columns] = [1, ...inputs].slice(-2) as [number, number];
    const [rowBins, columnBins] = [
      bins(rows, n === 1 ? 1 : outputs[0]!),
      bins(columns, outputs[n - 1]!),
    ];
    const even = inputs.every((input, axis) =>
      Number.isInteger(input / outputs[axis]!),
    );
    const kernel = inputs.map((input, axis) => input / outputs[axis]!);
    return lazy({
      key: `adaptive(${outputs.join()})`,
      inputs: [x],
      dtype: x.dtype,
      sizes: shape,
      cost: x.length,
      compute: (values) => {
        const out = allocate(x.dtype, count(shape));
        const planes = values.length / (rows * columns);
        let to = 0;
        for (let plane = 0; plane < planes; plane++) {
          for (const row of rowBins) {
            for (const column of columnBins) {
              out[to++] = poolBin(
                values,
                plane * rows * columns,
                columns,
                row,
                column,
              );
            }
          }
        }
        return out;
      },
      emit:
        x.dtype === 'float32' && even && x.sizes.length === n + 2
          ? (graph, names) =>
              graph.node('AveragePool', names, {
                kernel_shape: kernel,
                strides: kernel,
              })
          : undefined,
    });
  };
}

function poolBin(
  x: Elements,
  from: number,
  width: number,
  row: Bin,
  column: Bin,
): number {
  let sum = 0;
  for (let i = row.from; i < row.to; i++) {
    for (let j = column.from; j < column.to; j++) {
      sum += x[from + i * width + j]!;
    }
  }
  return sum / ((row.to - row.from) * (column.to - column.from));
}

/** Pools over windows. */
export const pooling: Record<string, Run> = {
  'aten::max_pool1d': maxPoolRun(1),
  'aten::max_pool2d': maxPoolRun(2),
  'aten::max_pool1d_with_indices': maxPoolWithPlaces(1),
  'aten::max_pool2d_with_indices': maxPoolWithPlaces(2),
  'aten::avg_pool1d': averagePool(1),
  'aten::avg_pool2d': averagePool(2),
  'aten::adaptive_avg_pool1d': adaptive(1),
  'aten::adaptive_avg_pool2d': adaptive(2),
};
