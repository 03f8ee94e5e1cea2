import type {DType} from '../../../tensors/dtype';
import type {Tensor} from '../../../tensors/tensor';
import {
  argument,
  asInteger,
  asTensor,
  booleanKeyword,
  dtypeOption,
  keyword,
  parseSize,
} from '../arguments';
import {asArray, asNumber, asString, toInt32, toInt64} from '../jsi';
import type {Parse} from './operation';

export const number =
  (index: number): Parse<number> =>
  (args) =>
    asNumber(argument(args, index));

export const integer =
  (index: number): Parse<number> =>
  (args) =>
    asInteger(args, index);

export const tensor =
  (index: number): Parse<Tensor> =>
  (args) =>
    asTensor(argument(args, index));

/** A tensor or a number. */
export const operand =
  (index: number): Parse<Tensor | number> =>
  (args) => {
    const value = argument(args, index);
    return typeof value === 'number' ? value : asTensor(value);
  };

/** Sizes as an array or as numbers, and the index of what follows. */
export const sizes =
  (index: number): Parse<{sizes: number[]; next: number}> =>
  (args) =>
    parseSize(args, index);

/** Sizes as an array only. */
export const sizeList =
  (index: number): Parse<number[]> =>
  (args) =>
    asArray(args[index]).map(toInt32);

/** The dtype in the options at an index. */
export const dtype =
  (index: number, initial: DType): Parse<DType> =>
  (args) =>
    dtypeOption(args, index) ?? initial;

/** The dtype in the options that follow sizes. */
export const dtypeAfterSizes =
  (index: number, initial: DType): Parse<DType> =>
  (args) =>
    dtypeOption(args, parseSize(args, index).next) ?? initial;

export function numberKeyword<Initial>(
  index: number,
  key: string,
  initial: Initial,
): Parse<number | Initial> {
  return (args) => {
    const value = keyword(args, index, key);
    return value === undefined ? initial : asNumber(value);
  };
}

/** A number that C++ makes an integer of 64 bits. */
export function dimKeyword<Initial>(
  index: number,
  key: string,
  initial: Initial,
): Parse<number | Initial> {
  const read = numberKeyword(index, key, initial);
  return (args, release) => {
    const value = read(args, release);
    return typeof value === 'number' ? toInt64(value) : value;
  };
}

export const flag =
  (index: number, key: string, initial: boolean): Parse<boolean> =>
  (args) =>
    booleanKeyword(args, index, key, initial);

export const stringKeyword =
  (index: number, key: string): Parse<string | undefined> =>
  (args) => {
    const value = keyword(args, index, key);
    return value === undefined ? undefined : asString(value);
  };
