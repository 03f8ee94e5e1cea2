import {
  arange,
  eye,
  fromNumbers,
  full,
  linspace,
  logspace,
  zeros,
} from '../../../tensors/create';
import {check} from '../../../tensors/errors';
import {cat} from '../../../tensors/join';
import {rand, randn, randperm} from '../../../tensors/random';
import {reshape} from '../../../tensors/views';
import {
  dtypeOption,
  keyword,
  parseData,
  parseShape,
  parseTensor,
} from '../arguments';
import {asArray, asNumber, isObject, toInt32, toInt64} from '../jsi';
import {fromBlob} from './fromBlob';
import {func, type Operation} from './operation';
import {
  dimKeyword,
  dtype,
  dtypeAfterSizes,
  integer,
  number,
  numberKeyword,
  sizeList,
  sizes,
} from './parse';
import {randint} from './randint';

const lackingIn020 = 'This function requires at least one argument.';

/** `empty`, `ones` and `zeros`: sizes, then options. */
const filled = (name: string, value: number): Operation =>
  func({
    name,
    since: '0.2.0',
    length: 1,
    least: 1,
    lackingIn020,
    args: {size: sizes(0), dtype: dtypeAfterSizes(0, 'float32')},
    run: (_, {size, dtype: type}) =>
      value === 0 ? zeros(size.sizes, type) : full(size.sizes, value, type),
  });

/** Options that are the last argument, if that is an object. */
const lastOptions = (args: readonly unknown[]) =>
  isObject(args.at(-1)) ? args.length - 1 : args.length;

/** The functions of `torch`. */
export const torchOperations: readonly Operation[] = [
  func({
    name: 'arange',
    since: '0.2.0',
    length: 1,
    least: 1,
    args: {
      dtype: (args) => dtypeOption(args, lastOptions(args)) ?? 'float32',
      range(args) {
        const count = lastOptions(args);
        const end = asNumber(count > 1 ? args[1] : args[0]);
        const start = count > 1 ? asNumber(args[0]) : 0;
        return {start, end, step: count > 2 ? asNumber(args[2]) : 1};
      },
    },
    run: (_, {range: {start, end, step}, dtype: type}) =>
      arange(start, end, step, type),
  }),
  func({
    name: 'cat',
    since: '0.2.1',
    length: 1,
    least: 1,
    args: {
      tensors: (args) => asArray(args[0]).map(parseTensor),
      dim: dimKeyword(1, 'dim', 0),
    },
    promotion: 'common',
    run: (_, {tensors, dim}) => cat(tensors, toInt32(dim)),
  }),
  // A phone gives whatever the memory held before.
  filled('empty', 0),
  func({
    name: 'eye',
    since: '0.2.0',
    length: 1,
    least: 1,
    lackingIn020: 'torch.eye requires at least one argument',
    args: {
      rows(args, release) {
        if (release === '0.2.0') {
          check(
            typeof args[0] === 'number',
            'torch.eye requires the first argument to be a number',
          );
        }
        return asNumber(args[0]);
      },
      columns: ([rows, columns]) => {
        if (typeof columns !== 'number') {
          return undefined;
        }
        const isWhole = (value: unknown, which: string) => {
          check(
            typeof value === 'number' && Math.trunc(value) === value,
            `torch.eye requires the ${which} argument to be a positive integer`,
          );
        };
        isWhole(rows, 'first');
        isWhole(columns, 'second');
        return columns;
      },
      dtype: (args) =>
        dtypeOption(args, typeof args[1] === 'number' ? 2 : 1) ?? 'float32',
    },
    run: (_, {rows, columns = rows, dtype: type}) =>
      eye(toInt64(rows), toInt64(columns), type),
  }),
  ...fromBlob,
  func({
    name: 'full',
    since: '0.2.1',
    length: 2,
    least: 2,
    args: {size: sizeList(0), value: number(1), dtype: dtype(2, 'float32')},
    run: (_, {size, value, dtype: type}) => full(size, value, type),
  }),
  func({
    name: 'linspace',
    since: '0.2.1',
    length: 3,
    least: 3,
    args: {
      dtype: (args) => dtypeOption(args, lastOptions(args)) ?? 'float32',
      start: integer(0),
      end: integer(1),
      steps: integer(2),
    },
    run: (_, {start, end, steps, dtype: type}) =>
      linspace(start, end, steps, type),
  }),
  func({
    name: 'logspace',
    since: '0.2.1',
    length: 3,
    least: 3,
    args: {
      start: integer(0),
      end: integer(1),
      steps: integer(2),
      base: numberKeyword(3, 'base', 10),
      dtype: (args) =>
        (keyword(args, 3, 'dtype') === undefined
          ? undefined
          : dtypeOption(args, 3)) ?? 'float32',
    },
    run: (_, {start, end, steps, base, dtype: type}) =>
      logspace(start, end, steps, base, type),
  }),
  filled('ones', 1),
  func({
    name: 'rand',
    since: '0.2.0',
    until: '0.2.1',
    length: 2,
    least: 1,
    lackingIn020: 'This function requires at least one argument',
    args: {size: sizeList(0), dtype: dtype(1, 'float32')},
    run: (_, {size, dtype: type}) => rand(size, type),
  }),
  func({
    name: 'rand',
    since: '0.2.1',
    length: 1,
    least: 1,
    args: {size: sizes(0), dtype: dtypeAfterSizes(0, 'float32')},
    run: (_, {size, dtype: type}) => rand(size.sizes, type),
  }),
  ...randint,
  func({
    name: 'randn',
    since: '0.2.1',
    length: 1,
    least: 1,
    args: {size: sizeList(0), dtype: dtype(1, 'float32')},
    run: (_, {size, dtype: type}) => randn(size, type),
  }),
  func({
    name: 'randperm',
    since: '0.2.1',
    length: 1,
    least: 1,
    args: {size: number(0), dtype: dtype(1, 'int64')},
    run: (_, {size, dtype: type}) => randperm(toInt64(size), type),
  }),
  func({
    name: 'tensor',
    since: '0.2.0',
    length: 1,
    least: 1,
    lackingIn020,
    args: {
      data: ([value]) => parseData(value),
      shape: ([value]) => parseShape(value),
      dtype: dtype(1, 'float32'),
    },
    run: (_, {data, shape, dtype: type}) =>
      reshape(fromNumbers(data, type), shape),
  }),
  filled('zeros', 0),
];
