import {clampToNumbers, clampToTensors} from '../../../tensors/elementwise';
import type {Tensor} from '../../../tensors/tensor';
import {asTensor, keyword, parseTensor} from '../arguments';
import {asNumber} from '../jsi';
import {method, type Parse} from './operation';

type Bound = Tensor | number | undefined;

/** Bounds by position, or by name in an object of options. */
const bounds: Parse<{min: Bound; max: Bound}> = (args) => {
  const named = ['min', 'max'].map((key) => keyword(args, 0, key));
  if (named.some((bound) => bound !== undefined)) {
    const [min, max] = named.map((bound) =>
      bound === undefined || typeof bound === 'number'
        ? bound
        : parseTensor(bound),
    );
    return {min, max};
  }
  const [min, max] = args;
  const parse = typeof min === 'number' ? asNumber : asTensor;
  return {min: parse(min), max: args.length > 1 ? parse(max) : undefined};
};

export const clamp = method({
  name: 'clamp',
  since: '0.2.0',
  length: 1,
  least: 1,
  args: {bounds},
  promotion: 'common',
  run(self, {bounds: {min, max}}) {
    const numbers = [min, max].some((bound) => typeof bound === 'number');
    // Next to a number, the binding ignores a tensor.
    const number = (bound: Bound) =>
      typeof bound === 'number' ? bound : undefined;
    const tensor = (bound: Bound) =>
      typeof bound === 'number' ? undefined : bound;
    return numbers
      ? clampToNumbers(self, {min: number(min), max: number(max)})
      : clampToTensors(self, {min: tensor(min), max: tensor(max)});
  },
});
