import {allocate, type Elements} from '../values/dtype';
import {count} from '../values/layout';
import {type IValue, ScriptObject, Tuple} from '../values/ivalue';
import type {Tensor} from '../values/Tensor';
import {convolveRows} from './convolveRows';
import {lazy} from './lazy';
import {spread} from './numbers';
import type {Run} from './Operator';
import {clamp} from './pointwise';
import {reshape} from './views';
import {toPlane, windowAttributes, windowsOf, type Window} from './windows';
import {winograd} from './winograd';

/** One plane of one filter over one plane of the input, added to the output. */
function addPlane(
  out: Elements,
  to: number,
  x: Elements,
  from: number,
  w: Elements,
  at: number,
  [rows, columns]: readonly [Window, Window],
): void {
  const {stride, before, dilation, input, output} = columns;
  for (let i = 0; i < rows.kernel; i++) {
    for (let j = 0; j < columns.kernel; j++) {
      const weight = w[at + i * columns.kernel + j]!;
      const shift = j * dilation - before;
      const first = Math.max(0, Math.ceil(-shift / stride));
      const last = Math.min(
        output,
        Math.floor((input - 1 - shift) / stride) + 1,
      );
      for (let row = 0; row < rows.output; row++) {
        const source = row * rows.stride - rows.before + i * rows.dilation;
        if (source < 0 || source >= rows.input) {
          continue;
        }
        let read = from + source * input + first * stride + shift;
        const base = to + row * output;
        for (let k = first; k < last; k++, read += stride) {
          out[base + k]! += weight * x[read]!;
        }
      }
    }
  }
}

type Options = {
  stride: IValue;
  padding: IValue;
  dilation: IValue;
  groups: number;
  /** Of a transposed convolution. */
  outputPadding?: IValue;
};

/** A convolution of any kind: 1 to 3 dimensions, groups, dilation. */
export function convolve(
  x: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  options: Options,
): Tensor {
  const n = weight.sizes.length - 2;
  if (x.sizes.length !== n + 2) {
    const batch = reshape(x, [1, ...x.sizes]);
    const single = convolve(batch, weight, bias, options);
    return reshape(single, single.sizes.slice(1));
  }
  const {stride, padding, dilation, groups} = options;
  const [batch, channels] = x.sizes as [number, number];
  const [filters, perGroup] = weight.sizes as [number, number];
  if (channels !== perGroup * groups) {
    throw new Error(
      `Given groups=${groups}, weight of size [${weight.sizes.join(', ')}], expected input[${x.sizes.join(', ')}] to have ${perGroup * groups} channels, but got ${channels} channels instead`,
    );
  }
  const windows = windowsOf(
    x.sizes.slice(2),
    weight.sizes.slice(2),
    spread(stride, n),
    spread(padding, n),
    spread(dilation, n),
  );
  const plane = toPlane(windows);
  const sizes = [batch, filters, ...windows.map(({output}) => output)];
  const inPlane = count(x.sizes.slice(2));
  const outPlane = count(sizes.slice(2));
  const kernel = count(weight.sizes.slice(2));
  const inputs = bias === null ? [x, weight] : [x, weight, bias];
  const compute = (values: Elements, w: Elements, b?: Elements) => {
    const out = allocate(x.dtype, count(sizes));
    const perFilter = filters / groups;
    for (let image = 0; image < batch; image++) {
      if (n < 3 && perFilter >= 4) {
        for (let group = 0; group < groups; group++) {
          const first = group * perFilter;
          const to = (image * filters + first) * outPlane;
          for (
            let filter = 0;
            b !== undefined && filter < perFilter;
            filter++
          ) {
            const start = to + filter * outPlane;
            out.fill(b[first + filter]!, start, start + outPlane);
          }
          convolveRows(
            out,
            to,
            values,
            (image * channels + group * perGroup) * inPlane,
            w.subarray(
              first * perGroup * kernel,
              (first + perFilter) * perGroup * kernel,
            ),
            perFilter,
            perGroup,
            plane,
          );
        }
        continue;
      }
      for (let filter = 0; filter < filters; filter++) {
        const to = (image * filters + filter) * outPlane;
        if (b !== undefined) {
          out.fill(b[filter]!, to, to + outPlane);
        }
        const group = Math.floor(filter / perFilter);
        for (let c = 0; c < perGroup; c++) {
          const from = (image * channels + group * perGroup + c) * inPlane;
          const at = (filter * perGroup + c) * kernel;
          addVolume(out, to, values, from, w, at, windows);
        }
      }
    }
    return out;
  };
  const fast =
    n === 2 && groups === 1 && weight.storage.content.constant
      ? winograd({batch, channels, filters}, plane)
      : undefined;
  return lazy({
    key: `conv(${JSON.stringify(windowAttributes(windows))},${groups})`,
    inputs,
    dtype: x.dtype,
    sizes,
    compute,
    cost: count(sizes) * perGroup * kernel,
    emit:
      x.dtype === 'float32'
        ? (fast ??
          ((graph, names) =>
            graph.node('Conv', names, {
              ...windowAttributes(windows),
              group: groups,
            })))
        : undefined,
  });
}

function addVolume(
  out: Elements,
  to: number,
  x: Elements,
  from: number,
  w: Elements,
  at: number,
  windows: readonly Window[],
): void {
  if (windows.length < 3) {
    addPlane(out, to, x, from, w, at, toPlane(windows));
    return;
  }
  const [depth, ...rest] = windows as [Window, Window, Window];
  const inPlane = rest[0].input * rest[1].input;
  const outPlane = rest[0].output * rest[1].output;
  const kernel = rest[0].kernel * rest[1].kernel;
  for (let k = 0; k < depth.output; k++) {
    for (let i = 0; i < depth.kernel; i++) {
      const source = k * depth.stride - depth.before + i * depth.dilation;
      if (source >= 0 && source < depth.input) {
        addPlane(
          out,
          to + k * outPlane,
          x,
          from + source * inPlane,
          w,
          at + i * kernel,
          toPlane(rest),
        );
      }
    }
  }
}

/** A transposed convolution, of 1 or 2 dimensions. */
function convolveTransposed(
  x: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  {stride, padding, outputPadding = 0, groups, dilation}: Options,
): Tensor {
  const n = weight.sizes.length - 2;
  const [strides, pads, extra, dilations] = [
    stride,
    padding,
    outputPadding,
    dilation,
  ].map((value) => spread(value, n)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const [batch, channels] = x.sizes as [number, number];
  const perGroup = weight.sizes[1]!;
  const filters = perGroup * groups;
  const kernel = weight.sizes.slice(2);
  const space = kernel.map(
    (size, axis) =>
      (x.sizes[axis + 2]! - 1) * strides[axis]! -
      2 * pads[axis]! +
      dilations[axis]! * (size - 1) +
      extra[axis]! +
      1,
  );
  const sizes = [batch, filters, ...space];
  // Seen from its output, it is a convolution whose reads are this one's writes.
  const windows = toPlane(
    space.map((output, axis) => ({
      input: output,
      output: x.sizes[axis + 2]!,
      kernel: kernel[axis]!,
      stride: strides[axis]!,
      dilation: dilations[axis]!,
      before: pads[axis]!,
    })),
  );
  const inPlane = count(x.sizes.slice(2));
  const outPlane = count(space);
  const compute = (values: Elements, w: Elements, b?: Elements) => {
    const out = allocate(x.dtype, count(sizes));
    const channelsPerGroup = channels / groups;
    for (let image = 0; image < batch; image++) {
      for (let c = 0; c < channels; c++) {
        const group = Math.floor(c / channelsPerGroup);
        for (let f = 0; f < perGroup; f++) {
          const to = (image * filters + group * perGroup + f) * outPlane;
          const at = (c * perGroup + f) * count(kernel);
          scatterPlane(
            out,
            to,
            values,
            (image * channels + c) * inPlane,
            w,
            at,
            windows,
          );
        }
      }
    }
    if (b !== undefined) {
      for (let k = 0; k < out.length; k++) {
        out[k]! += b[Math.floor(k / outPlane) % filters]!;
      }
    }
    return out;
  };
  if (n > 2) {
    throw new Error(
      'Transposed convolutions of three dimensions are not supported here.',
    );
  }
  return lazy({
    key: `convt(${[strides, pads, extra, dilations].join('|')},${groups})`,
    inputs: bias === null ? [x, weight] : [x, weight, bias],
    dtype: x.dtype,
    sizes,
    compute,
    cost: count(x.sizes) * perGroup * count(kernel),
    emit:
      x.dtype === 'float32'
        ? (graph, names) =>
            graph.node('ConvTranspose', names, {
              kernel_shape: kernel,
              strides,
              dilations,
              pads: [...pads, ...pads],
              output_padding: extra,
              group: groups,
            })
        : undefined,
  });
}

function scatterPlane(
  out: Elements,
  to: number,
  x: Elements,
  from: number,
  w: Elements,
  at: number,
  [rows, columns]: readonly [Window, Window],
): void {
  for (let row = 0; row < rows.output; row++) {
    for (let column = 0; column < columns.output; column++) {
      const value = x[from + row * columns.output + column]!;
      for (let i = 0; i < rows.kernel; i++) {
        const y = row * rows.stride - rows.before + i * rows.dilation;
        if (y < 0 || y >= rows.input) {
          continue;
        }
        for (let j = 0; j < columns.kernel; j++) {
          const z =
            column * columns.stride - columns.before + j * columns.dilation;
          if (z >= 0 && z < columns.input) {
            out[to + y * columns.input + z]! +=
              value * w[at + i * columns.kernel + j]!;
          }
        }
      }
    }
  }
}

/** Padding by a word: as much as keeps the size, or none. */
function paddingOf(weight: Tensor, padding: IValue, dilation: IValue): IValue {
  if (typeof padding !== 'string') {
    return padding;
  }
  const n = weight.sizes.length - 2;
  return padding === 'valid'
    ? new Array<number>(n).fill(0)
    : weight.sizes.slice(2).map((size, axis) => {
        const total = (size - 1) * spread(dilation, n)[axis]!;
        if (total % 2 !== 0) {
          throw new Error(
            "padding='same' with an even kernel is not supported here.",
          );
        }
        return total / 2;
      });
}

const conv: Run = (
  x: Tensor,
  weight: Tensor,
  bias: Tensor | null = null,
  stride: IValue = 1,
  padding: IValue = 0,
  dilation: IValue = 1,
  groups = 1,
) =>
  convolve(x, weight, bias, {
    stride,
    padding: paddingOf(weight, padding, dilation),
    dilation,
    groups,
  });

const transposed: Run = (
  x: Tensor,
  weight: Tensor,
  bias: Tensor | null = null,
  stride: IValue = 1,
  padding: IValue = 0,
  outputPadding: IValue = 0,
  groups = 1,
  dilation: IValue = 1,
) =>
  convolveTransposed(x, weight, bias, {
    stride,
    padding,
    outputPadding,
    groups,
    dilation,
  });

const general: Run = (
  x: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: IValue,
  padding: IValue,
  dilation: IValue,
  isTransposed: boolean,
  outputPadding: IValue,
  groups: number,
) =>
  (isTransposed ? convolveTransposed : convolve)(x, weight, bias, {
    stride,
    padding,
    dilation,
    outputPadding,
    groups,
  });

/** What `optimize_for_mobile` packed: `prepacked::…_prepack`'s arguments, as the file has them. */
export function packed(context: IValue): readonly IValue[] {
  if (!(context instanceof ScriptObject) || !(context.state instanceof Tuple)) {
    throw new Error('Expected an object that optimize_for_mobile packed.');
  }
  return context.state.items;
}

/** Limits a result where the file asks for it. */
export function limit(
  x: Tensor,
  low: IValue = null,
  high: IValue = null,
): Tensor {
  return low === null && high === null ? x : clamp(x, low, high);
}

const pack =
  (type: string): Run =>
  (...args: IValue[]) => {
    const context = new ScriptObject(`__torch__.torch.classes.xnnpack.${type}`);
    context.state = new Tuple(args);
    return context;
  };

/** Convolutions, as the program or `optimize_for_mobile` wrote them. */
export const convolution: Record<string, Run> = {
  'aten::conv1d': conv,
  'aten::conv2d': conv,
  'aten::conv3d': conv,
  'aten::conv1d.padding': conv,
  'aten::conv2d.padding': conv,
  'aten::conv_transpose1d': transposed,
  'aten::conv_transpose2d.input': transposed,
  'aten::_convolution': general,
  'aten::_convolution.deprecated': general,
  'aten::convolution': general,
  'prepacked::conv2d_clamp_prepack': pack('Conv2dOpContext'),
  'prepacked::conv2d_transpose_clamp_prepack': pack('TransposeConv2dOpContext'),
  'prepacked::linear_clamp_prepack': pack('LinearOpContext'),
  'prepacked::conv2d_clamp_run': (x: Tensor, context: IValue) => {
    const [weight, bias, stride, padding, dilation, groups, low, high] =
      packed(context);
    const args = [x, weight, bias, stride, padding, dilation, groups];
    return limit(conv(...args) as Tensor, low, high);
  },
  'prepacked::conv2d_transpose_clamp_run': (x: Tensor, context: IValue) => {
    const [weight, bias, stride, padding, extra, dilation, groups, low, high] =
      packed(context);
    const args = [x, weight, bias, stride, padding, extra, groups, dilation];
    return limit(transposed(...args) as Tensor, low, high);
  },
};
