import {RuntimeLimit} from '../../../tensors/errors';
import {randint as generate} from '../../../tensors/random';
import {dtypeOption, parseSize, requireArguments} from '../arguments';
import {asArray, isObject, toInt32} from '../jsi';
import {isSince} from '../../release';
import {func, type Parse} from './operation';

/** Bounds: `high` alone, or `low` and `high`. The index of the size follows. */
const bounds: Parse<{low: number; high: number; at: number}> = (
  args,
  release,
) => {
  const short = isObject(args[1]) || (release === '0.2.0' && args.length === 2);
  if (short) {
    return {low: 0, high: toInt32(args[0]), at: 1};
  }
  if (isSince(release, '0.2.3')) {
    requireArguments(args, 3);
  }
  return {low: toInt32(args[0]), high: toInt32(args[1]), at: 2};
};

const until021 = func({
  name: 'randint',
  since: '0.2.0',
  until: '0.2.1',
  length: 1,
  least: 2,
  args: {
    bounds,
    size: (args, release) =>
      asArray(args[bounds(args, release).at]).map(toInt32),
    dtype: (args, release) =>
      dtypeOption(args, bounds(args, release).at + 1) ?? 'float32',
  },
  run: (_, {bounds: {low, high}, size, dtype}) =>
    generate(low, high, size, dtype),
});

const from021 = func({
  name: 'randint',
  since: '0.2.1',
  length: 2,
  least: 2,
  args: {
    bounds,
    size: (args, release) => {
      const {at} = bounds(args, release);
      if (at >= args.length) {
        throw new RuntimeLimit(
          'randint needs a size: 0.2.1 reads past its arguments instead',
        );
      }
      return parseSize(args, at);
    },
    dtype: (args, release) =>
      dtypeOption(args, parseSize(args, bounds(args, release).at).next) ??
      'float32',
  },
  run: (_, {bounds: {low, high}, size, dtype}) =>
    generate(low, high, size.sizes, dtype),
});

export const randint = [until021, from021];
