import type {DType} from '../../tensors/dtype';
import {check, fail} from '../../tensors/errors';
import type {Tensor} from '../../tensors/tensor';
import {asHostObject} from './hostObject';
import {inspect, isTensor} from './inspect';
import {asNumber, asString, elementAt, isObject, toInt32, toInt64} from './jsi';

// What `ArgumentParser` and `helpers` of the binding do, with their messages.

/** The names that the binding knows, and what it calls each dtype itself. */
export const dtypeNames: Readonly<Record<string, DType>> = {
  float32: 'float32',
  float: 'float32',
  float64: 'float64',
  double: 'float64',
  int8: 'int8',
  int16: 'int16',
  short: 'int16',
  int32: 'int32',
  int: 'int32',
  int64: 'int64',
  long: 'int64',
  uint8: 'uint8',
};

export function requireArguments(
  args: readonly unknown[],
  least: number,
): void {
  check(
    args.length >= least,
    `This function requires at least ${least} argument${least === 1 ? '' : 's'}`,
  );
}

/** An argument that must be there. */
export function argument(args: readonly unknown[], index: number): unknown {
  requireArguments(args, index + 1);
  return args[index];
}

export function asInteger(args: readonly unknown[], index: number): number {
  const value = asNumber(argument(args, index));
  check(value % 1 === 0, `parameter at index ${index} must be an integer`);
  return toInt32(value);
}

export const asTensor = (value: unknown): Tensor =>
  asHostObject(value, isTensor);

/** `parseTensor`, which words its errors in another way than `asTensor`. */
export function parseTensor(value: unknown): Tensor {
  return inspect(value) ?? fail('Value must be a tensor');
}

/** Sizes as one array or as numbers, and the index of the next argument. */
export function parseSize(
  args: readonly unknown[],
  from: number,
): {sizes: number[]; next: number} {
  const first = args[from];
  if (typeof first === 'number') {
    let next = from;
    while (typeof args[next] === 'number') {
      next++;
    }
    return {sizes: args.slice(from, next).map(toInt32), next};
  }
  if (!Array.isArray(first)) {
    fail(
      'Please specify the first input as a sequence of numbers or a collection like a list or a tuple.',
    );
  }
  // The binding makes an error of anything else, but does not throw it.
  const numbers = first.filter((size) => typeof size === 'number');
  return {sizes: numbers.map(toInt64), next: from + 1};
}

/** The dtype in an object of options; none if there is no such argument. */
export function dtypeOption(
  args: readonly unknown[],
  index: number,
): DType | undefined {
  if (index >= args.length) {
    return undefined;
  }
  const options = args[index];
  check(isObject(options), 'Argument must be an object');
  const name = asString((options as {dtype?: unknown}).dtype);
  return (
    (Object.hasOwn(dtypeNames, name) ? dtypeNames[name] : undefined) ??
    fail('Cannot convert String to tensor dtype')
  );
}

/** One entry of an object of options. */
export function keyword(
  args: readonly unknown[],
  index: number,
  key: string,
): unknown {
  const options = args[index];
  return isObject(options)
    ? (options as Record<string, unknown>)[key]
    : undefined;
}

export function booleanKeyword(
  args: readonly unknown[],
  index: number,
  key: string,
  initial: boolean,
): boolean {
  const value = keyword(args, index, key) ?? initial;
  if (typeof value === 'boolean' && keyword(args, index, key) !== null) {
    return value;
  }
  return fail(`expect '${key}' to be boolean, but another type is given.`);
}

const wrongEntry =
  'Expect jsi::Number or jsi::Array, but another type is given';

/** The numbers of nested arrays, in order. */
export function parseData(value: unknown): number[] {
  if (typeof value === 'number') {
    return [value];
  }
  if (Array.isArray(value)) {
    return value.flatMap(parseData);
  }
  return fail(wrongEntry);
}

/** The shape of nested arrays, from the first entry of each level. */
export function parseShape(value: unknown): number[] {
  if (typeof value === 'number') {
    return [];
  }
  if (Array.isArray(value)) {
    return [value.length, ...parseShape(elementAt(value, 0))];
  }
  return fail(wrongEntry);
}
