import {allocate} from '../values/dtype';
import {count} from '../values/layout';
import {toNumber, type IValue} from '../values/ivalue';
import type {Tensor} from '../values/Tensor';
import {lazy} from './lazy';
import type {Run} from './Operator';
import {add, multiply} from './pointwise';
import {mean} from './reduce';
import {reshape, transpose} from './views';

/** Scales and shifts each channel to what the training saw. */
function batchNorm(
  x: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  runningMean: Tensor | null,
  runningVariance: Tensor | null,
  training: boolean,
  _momentum: IValue,
  eps: IValue,
): Tensor {
  const channels = x.sizes[1]!;
  const inner = count(x.sizes.slice(2));
  const epsilon = toNumber(eps);
  if (training || runningMean === null || runningVariance === null) {
    const [m, v] = momentsOf(reshape(transpose(x, 0, 1), [channels, -1]));
    return batchNorm(x, weight, bias, m, v, false, _momentum, eps);
  }
  const inputs = [x, runningMean, runningVariance, weight, bias].filter(
    (input) => input !== null,
  );
  return lazy({
    key: `batchnorm(${epsilon},${weight !== null},${bias !== null})`,
    inputs,
    dtype: x.dtype,
    sizes: x.sizes,
    cost: x.length,
    compute: (values, m, v, ...rest) => {
      const w = weight === null ? undefined : rest.shift();
      const b = bias === null ? undefined : rest.shift();
      const out = allocate(x.dtype, values.length);
      for (let from = 0, plane = 0; from < out.length; from += inner, plane++) {
        const c = plane % channels;
        const scale = (w?.[c] ?? 1) / Math.sqrt(v[c]! + epsilon);
        const shift = (b?.[c] ?? 0) - m[c]! * scale;
        for (let k = from; k < from + inner; k++) {
          out[k] = values[k]! * scale + shift;
        }
      }
      return out;
    },
    emit:
      x.dtype === 'float32'
        ? (graph, [name, m, v, ...rest]) => {
            const fill = (value: number) =>
              graph.constant(
                'float32',
                [channels],
                new Array<number>(channels).fill(value),
              );
            const w = weight === null ? fill(1) : rest.shift()!;
            const b = bias === null ? fill(0) : rest.shift()!;
            return graph.node('BatchNormalization', [name!, w, b, m!, v!], {
              epsilon: {float: epsilon},
            });
          }
        : undefined,
  });
}

function momentsOf(rows: Tensor): [Tensor, Tensor] {
  const m = mean(rows, [1], true);
  const distance = add(rows, m, -1);
  return [reshape(m, [-1]), mean(multiply(distance, distance), [1])];
}

/** Normalizes rows of `inner` elements; weights repeat along them. */
function normalizeRows(
  x: Tensor,
  key: string,
  inner: number,
  epsilon: number,
  weight: Tensor | null,
  bias: Tensor | null,
  weightAt: (position: number) => number,
  emit?: Parameters<typeof lazy>[0]['emit'],
): Tensor {
  const inputs = [x, weight, bias].filter((input) => input !== null);
  return lazy({
    key,
    inputs,
    dtype: x.dtype,
    sizes: x.sizes,
    cost: x.length * 3,
    compute: (values, ...rest) => {
      const w = weight === null ? undefined : rest.shift();
      const b = bias === null ? undefined : rest.shift();
      const out = allocate(x.dtype, values.length);
      for (let from = 0; from < out.length; from += inner) {
        let sum = 0;
        for (let k = from; k < from + inner; k++) {
          sum += values[k]!;
        }
        const m = sum / inner;
        let squares = 0;
        for (let k = from; k < from + inner; k++) {
          squares += (values[k]! - m) ** 2;
        }
        const scale = 1 / Math.sqrt(squares / inner + epsilon);
        for (let k = from; k < from + inner; k++) {
          const at = weightAt(k);
          out[k] = (values[k]! - m) * scale * (w?.[at] ?? 1) + (b?.[at] ?? 0);
        }
      }
      return out;
    },
    emit,
  });
}

function layerNorm(
  x: Tensor,
  shape: number[],
  weight: Tensor | null = null,
  bias: Tensor | null = null,
  eps: IValue = 1e-5,
): Tensor {
  const inner = count(shape);
  const epsilon = toNumber(eps);
  return normalizeRows(
    x,
    `layernorm(${shape.join()},${epsilon},${bias !== null})`,
    inner,
    epsilon,
    weight,
    bias,
    (k) => k % inner,
    x.dtype === 'float32' && weight !== null
      ? (graph, names) =>
          graph.node('LayerNormalization', names, {
            axis: -shape.length,
            epsilon: {float: epsilon},
          })
      : undefined,
  );
}

function groupNorm(
  x: Tensor,
  groups: number,
  weight: Tensor | null = null,
  bias: Tensor | null = null,
  eps: IValue = 1e-5,
): Tensor {
  const channels = x.sizes[1]!;
  const plane = count(x.sizes.slice(2));
  const inner = (channels / groups) * plane;
  const epsilon = toNumber(eps);
  const channelShape = [1, channels, ...x.sizes.slice(2).map(() => 1)];
  return normalizeRows(
    x,
    `groupnorm(${groups},${epsilon},${weight !== null},${bias !== null})`,
    inner,
    epsilon,
    weight,
    bias,
    (k) => Math.floor(k / plane) % channels,
    x.dtype === 'float32'
      ? (graph, [name, ...rest]) => {
          const shape = (sizes: readonly number[]) =>
            graph.constant('int64', [sizes.length], sizes);
          const rows = graph.node('Reshape', [
            name!,
            shape([x.sizes[0]!, groups, inner]),
          ]);
          const fill = (value: number) =>
            graph.constant(
              'float32',
              [groups],
              new Array<number>(groups).fill(value),
            );
          const normal = graph.node(
            'InstanceNormalization',
            [rows, fill(1), fill(0)],
            {
              epsilon: {float: epsilon},
            },
          );
          let result = graph.node('Reshape', [normal, shape(x.sizes)]);
          for (const [part, type] of [
            [weight, 'Mul'],
            [bias, 'Add'],
          ] as const) {
            if (part !== null) {
              const factor = graph.node('Reshape', [
                rest.shift()!,
                shape(channelShape),
              ]);
              result = graph.node(type, [result, factor]);
            }
          }
          return result;
        }
      : undefined,
  );
}

/** Normalizations over batches, layers, groups and instances. */
export const normalization: Record<string, Run> = {
  'aten::batch_norm': batchNorm,
  'aten::layer_norm': layerNorm,
  'aten::group_norm': groupNorm,
  'aten::instance_norm': (
    x: Tensor,
    weight: Tensor | null,
    bias: Tensor | null,
    runningMean: Tensor | null,
    runningVariance: Tensor | null,
    usesInput: boolean,
    momentum: IValue,
    eps: IValue,
  ) =>
    usesInput || runningMean === null
      ? groupNorm(x, x.sizes[1]!, weight, bias, eps)
      : batchNorm(
          x,
          weight,
          bias,
          runningMean,
          runningVariance,
          false,
          momentum,
          eps,
        ),
};
