import {allocate, type Elements} from '../values/dtype';
import {toNumber, type IValue} from '../values/ivalue';
import {count} from '../values/layout';
import type {Tensor} from '../values/Tensor';
import {lazy} from './lazy';
import {integers} from './numbers';
import type {Run} from './Operator';

/** What an element of the output takes of one dimension: places and how much of each. */
type Taps = {at: number; weight: number}[][];

type Dimension = {input: number; output: number; scale: number};

type Kind =
  | 'nearest'
  | 'nearest-exact'
  | 'linear'
  | 'cubic'
  | 'linear-aa'
  | 'cubic-aa';

const cubic = (x: number, a: number) => {
  const t = Math.abs(x);
  return t <= 1
    ? ((a + 2) * t - (a + 3)) * t * t + 1
    : t < 2
      ? a * (((t - 5) * t + 8) * t - 4)
      : 0;
};

function tapsOf(
  kind: Kind,
  {input, output, scale}: Dimension,
  corners: boolean,
): Taps {
  const inside = (at: number) => Math.min(input - 1, Math.max(0, at));
  return Array.from({length: output}, (_, k) => {
    if (kind === 'nearest' || kind === 'nearest-exact') {
      const shift = kind === 'nearest' ? 0 : 0.5;
      return [
        {
          at: inside(Math.floor(Math.fround((k + shift) * Math.fround(scale)))),
          weight: 1,
        },
      ];
    }
    if (kind.endsWith('-aa')) {
      return smoothTaps(kind, k, input, scale);
    }
    const ratio = corners
      ? output > 1
        ? (input - 1) / (output - 1)
        : 0
      : scale;
    const source = corners ? k * ratio : (k + 0.5) * ratio - 0.5;
    if (kind === 'linear') {
      const from = Math.max(0, source);
      const first = Math.min(input - 1, Math.floor(from));
      const part = from - first;
      return [
        {at: first, weight: 1 - part},
        {at: inside(first + 1), weight: part},
      ];
    }
    const first = Math.floor(source);
    return [-1, 0, 1, 2].map((step) => ({
      at: inside(first + step),
      weight: cubic(source - first - step, -0.75),
    }));
  });
}

function smoothTaps(kind: Kind, k: number, input: number, scale: number) {
  const wide = kind === 'linear-aa' ? 1 : 2;
  const stretch = Math.max(1, scale);
  const center = scale * (k + 0.5);
  const from = Math.max(0, Math.trunc(center - wide * stretch + 0.5));
  const to = Math.min(input, Math.trunc(center + wide * stretch + 0.5));
  const taps = Array.from({length: to - from}, (_, i) => {
    const x = (from + i - center + 0.5) / stretch;
    const weight =
      kind === 'linear-aa' ? Math.max(0, 1 - Math.abs(x)) : cubic(x, -0.5);
    return {at: from + i, weight};
  });
  const total = taps.reduce((sum, {weight}) => sum + weight, 0);
  return taps.map(({at, weight}) => ({at, weight: weight / total}));
}

/** Applies taps along the last dimension but `after` elements. */
function along(
  values: Elements,
  {input, output}: Dimension,
  inner: number,
  taps: Taps,
): Float64Array {
  const outer = values.length / (input * inner);
  const out = new Float64Array(outer * output * inner);
  for (let i = 0; i < outer; i++) {
    for (const [k, parts] of taps.entries()) {
      const to = (i * output + k) * inner;
      for (const {at, weight} of parts) {
        const from = (i * input + at) * inner;
        for (let j = 0; j < inner; j++) {
          out[to + j]! += weight * values[from + j]!;
        }
      }
    }
  }
  return out;
}

const onnx = {
  nearest: {
    mode: 'nearest',
    nearest_mode: 'floor',
    coordinate_transformation_mode: 'asymmetric',
  },
  linear: {mode: 'linear', coordinate_transformation_mode: 'half_pixel'},
} as const;

/** Resizes the last dimensions. */
function resize(
  kind: Kind,
  x: Tensor,
  wanted: IValue,
  corners: boolean,
  factors: readonly (number | null)[],
): Tensor {
  const n = x.sizes.length - 2;
  const inputs = x.sizes.slice(2);
  const outputs =
    wanted === null
      ? inputs.map((size, axis) => Math.floor(size * factors[axis]!))
      : integers(wanted);
  const dimensions = inputs.map((input, axis) => {
    const factor = factors[axis] ?? null;
    const output = outputs[axis]!;
    return {
      input,
      output,
      scale: factor === null ? input / output : 1 / factor,
    };
  });
  const sizes = [...x.sizes.slice(0, 2), ...outputs];
  const isPlain = dimensions.every(
    ({input, output, scale}) => Math.abs(scale - input / output) < 1e-9,
  );
  const attributes =
    kind === 'nearest' || kind === 'linear' ? onnx[kind] : undefined;
  return lazy({
    key: `resize(${kind},${corners},${dimensions.map(({scale}) => scale).join()})`,
    inputs: [x],
    dtype: x.dtype,
    sizes,
    cost: count(sizes) * 4,
    compute: (values) => {
      let result: Elements = values;
      for (let axis = n - 1; axis >= 0; axis--) {
        const inner = count(outputs.slice(axis + 1));
        const taps = tapsOf(kind, dimensions[axis]!, corners);
        result = along(result, dimensions[axis]!, inner, taps);
      }
      const out = allocate(x.dtype, count(sizes));
      out.set(result);
      return out;
    },
    emit:
      attributes !== undefined && isPlain && x.dtype === 'float32'
        ? (graph, [name]) =>
            graph.node(
              'Resize',
              [name!, '', '', graph.constant('int64', [sizes.length], sizes)],
              {
                ...attributes,
                ...(corners && {
                  coordinate_transformation_mode: 'align_corners',
                }),
              },
            )
        : undefined,
  });
}

const factorsOf = (value: IValue | undefined): (number | null)[] =>
  Array.isArray(value) ? value.map(toNumber) : [];
const each = (values: readonly IValue[]): (number | null)[] =>
  values.map((value) => (value === null ? null : toNumber(value)));

const plain =
  (kind: Kind): Run =>
  (x: Tensor, sizes: IValue, ...factors: IValue[]) =>
    resize(kind, x, sizes, false, each(factors));
const plainVec =
  (kind: Kind): Run =>
  (x: Tensor, sizes: IValue, factors?: IValue) =>
    resize(kind, x, sizes, false, factorsOf(factors));
const cornered =
  (kind: Kind): Run =>
  (x: Tensor, sizes: IValue, corners: boolean, ...factors: IValue[]) =>
    resize(kind, x, sizes, corners, each(factors));
const corneredVec =
  (kind: Kind): Run =>
  (x: Tensor, sizes: IValue, corners: boolean, factors?: IValue) =>
    resize(kind, x, sizes, corners, factorsOf(factors));

/** `interpolate`, by what its modes are called inside. */
export const resizing: Record<string, Run> = Object.fromEntries(
  (
    [
      ['upsample_nearest1d', 'nearest'],
      ['upsample_nearest2d', 'nearest'],
      ['upsample_nearest3d', 'nearest'],
      ['_upsample_nearest_exact1d', 'nearest-exact'],
      ['_upsample_nearest_exact2d', 'nearest-exact'],
      ['_upsample_nearest_exact3d', 'nearest-exact'],
      ['upsample_linear1d', 'linear'],
      ['upsample_bilinear2d', 'linear'],
      ['upsample_trilinear3d', 'linear'],
      ['upsample_bicubic2d', 'cubic'],
      ['_upsample_bilinear2d_aa', 'linear-aa'],
      ['_upsample_bicubic2d_aa', 'cubic-aa'],
    ] as const
  ).flatMap(([name, kind]) => {
    const isNearest = kind.startsWith('nearest');
    return [
      [`aten::${name}`, isNearest ? plain(kind) : cornered(kind)],
      [`aten::${name}.vec`, isNearest ? plainVec(kind) : corneredVec(kind)],
    ];
  }),
);
