import {cast} from '../../../tensors/copy';
import {
  abs,
  addScaled,
  checkAlpha,
  div,
  mul,
  sqrt,
} from '../../../tensors/elementwise';
import {flip} from '../../../tensors/join';
import {matmul} from '../../../tensors/matmul';
import {argExtreme, softmax, sum} from '../../../tensors/reduce';
import {wrapDim} from '../../../tensors/shape';
import {check} from '../../../tensors/errors';
import type {Tensor} from '../../../tensors/tensor';
import {topk} from '../../../tensors/topk';
import {
  expand,
  permute,
  reshape,
  squeeze,
  unsqueeze,
} from '../../../tensors/views';
import {toInt64} from '../jsi';
import {isSince} from '../../release';
import {clamp} from './clamp';
import {contiguous, data, item} from './memory';
import {method, type Operation} from './operation';
import {
  dimKeyword,
  dtype,
  flag,
  integer,
  number,
  numberKeyword,
  operand,
  sizes,
  stringKeyword,
  tensor,
} from './parse';

const arithmetic = (name: 'add' | 'sub', sign: 1 | -1): Operation =>
  method({
    name,
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {
      alpha: numberKeyword<undefined>(1, 'alpha', undefined),
      other: operand(0),
    },
    promotion: 'common',
    run(self, {other, alpha}, rule) {
      if (alpha !== undefined) {
        checkAlpha(self, other);
      }
      return addScaled(self, other, sign * (alpha ?? 1), rule);
    },
  });

const extreme = (
  name: 'argmax' | 'argmin',
  since: Operation['since'],
): Operation =>
  method({
    name,
    since,
    length: 0,
    args: {
      dim: dimKeyword<undefined>(0, 'dim', undefined),
      keepdim: flag(0, 'keepdim', false),
    },
    // The binding makes the indices int32: Hermes has no 64-bit integers.
    run: (self, {dim, keepdim}) => argExtreme(name, self, dim, keepdim),
  });

function stride({strides, shape}: Tensor, dim: number | undefined) {
  if (dim === undefined) {
    return [...strides];
  }
  const {length} = shape;
  check(
    length > 0,
    `Dimension specified as ${dim} but tensor has no dimensions`,
  );
  return strides[wrapDim(dim, length)];
}

/** The methods of `Tensor`. */
export const tensorOperations: readonly Operation[] = [
  method({
    name: 'abs',
    since: '0.2.0',
    length: 0,
    args: {},
    run: (self) => abs(self),
  }),
  arithmetic('add', 1),
  extreme('argmax', '0.2.0'),
  extreme('argmin', '0.2.1'),
  clamp,
  contiguous,
  data,
  method({
    name: 'div',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {rounding: stringKeyword(1, 'roundingMode'), other: operand(0)},
    promotion: 'float',
    run: (self, {other, rounding}, rule) => div(self, other, rounding, rule),
  }),
  method({
    name: 'expand',
    since: '0.2.1',
    length: 1,
    least: 1,
    args: {size: sizes(0)},
    run: (self, {size}) => expand(self, size.sizes),
  }),
  method({
    name: 'flip',
    since: '0.2.1',
    length: 1,
    least: 1,
    args: {dims: sizes(0)},
    run: (self, {dims}) => flip(self, dims.sizes),
  }),
  item,
  method({
    name: 'matmul',
    since: '0.2.3',
    length: 1,
    least: 1,
    args: {other: tensor(0)},
    run: (self, {other}) => matmul(self, other),
  }),
  method({
    name: 'mul',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {other: operand(0)},
    promotion: 'common',
    run: (self, {other}, rule) => mul(self, other, rule),
  }),
  method({
    name: 'permute',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {dims: sizes(0)},
    run: (self, {dims}) => permute(self, dims.sizes),
  }),
  method({
    name: 'reshape',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {shape: sizes(0)},
    run: (self, {shape}) => reshape(self, shape.sizes),
  }),
  method({
    name: 'softmax',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {dim: integer(0)},
    run: (self, {dim}) => softmax(self, dim),
  }),
  method({
    name: 'sqrt',
    since: '0.2.0',
    length: 0,
    args: {},
    promotion: 'float',
    run: (self, _, rule) => sqrt(self, rule),
  }),
  method({
    name: 'squeeze',
    since: '0.2.0',
    length: 1,
    args: {
      dim: (args, release) =>
        args.length > 0 ? integer(0)(args, release) : undefined,
    },
    run: (self, {dim}) => squeeze(self, dim),
  }),
  method({
    name: 'stride',
    since: '0.2.0',
    length: 0,
    args: {
      dim: (args, release) =>
        args.length > 0 ? integer(0)(args, release) : undefined,
    },
    run: (self, {dim}) => stride(self, dim),
  }),
  arithmetic('sub', -1),
  method({
    name: 'sum',
    since: '0.2.0',
    length: 0,
    args: {
      dims: (args, release) =>
        args.length > 0 ? sizes(0)(args, release) : {sizes: [], next: 0},
      keepdim: (args, release) =>
        args.length > 0 &&
        flag(sizes(0)(args, release).next, 'keepdim', false)(args, release),
    },
    promotion: 'sum',
    run: (self, {dims, keepdim}, rule) => sum(self, dims.sizes, keepdim, rule),
  }),
  method({
    name: 'to',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {dtype: dtype(0, 'float32')},
    run: (self, {dtype: target}) => cast(self, target),
  }),
  method({
    name: 'topk',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {
      k: number(0),
      // 0.2.0 and 0.2.1 take no options.
      options: (args, release) => {
        const given = isSince(release, '0.2.2') ? args : [];
        return {
          dim: dimKeyword(1, 'dim', -1)(given, release),
          largest: flag(1, 'largest', true)(given, release),
          sorted: flag(1, 'sorted', true)(given, release),
        };
      },
    },
    run(self, {k, options}) {
      const {dim, largest} = options;
      // Unsorted, the order is not defined: sorted will do.
      const {values, indices} = topk(self, toInt64(k), dim, largest);
      return [values, indices];
    },
  }),
  method({
    name: 'unsqueeze',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {dim: integer(0)},
    run: (self, {dim}) => unsqueeze(self, dim),
  }),
];
