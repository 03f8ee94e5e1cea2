import {isDeepStrictEqual} from 'node:util';
import {RuntimeLimit} from '../tensors/errors';
import {inspect} from '../native/torchlive/inspect';
import {
  codeOf,
  elementsOf,
  hasElements,
  isClose,
  printElements,
  printExpected,
  type Inspected,
} from './elements';
import type {Code} from './inputs';
import type {Outcome} from './runProgram';
import tolerances from './tolerances.json';

const table: Record<string, Partial<Record<Code, number>>> = tolerances;

/** Greatest relative error of an operation's floats; everything else is exact. */
function toleranceOf(operation: string, code: Code): number {
  return table[operation]?.[code] ?? 0;
}

const list = (numbers: readonly number[]) => `[${numbers.join(',')}]`;

/** As PyTorch lays out a new tensor. */
function defaultStrides(shape: readonly number[]): number[] {
  const strides: number[] = [];
  let step = 1;
  for (const size of shape.toReversed()) {
    strides.unshift(step);
    step *= Math.max(size, 1);
  }
  return strides;
}

function sharesMemory(tensor: Inspected, source: unknown): boolean {
  const origin = inspect(source);
  if (!origin || origin.storage.length === 0) {
    return false;
  }
  return origin.storage === tensor.storage;
}

/** The layout as goldens write it: `f4[2,3]/[1,2]+4&`; `&` shares memory with the input. */
function layoutOf(tensor: Inspected, source: unknown): string {
  const strides = list(tensor.strides);
  return [
    codeOf(tensor.dtype) + list(tensor.shape),
    strides === list(defaultStrides(tensor.shape)) ? '' : `/${strides}`,
    tensor.offset ? `+${tensor.offset}` : '',
    sharesMemory(tensor, source) ? '&' : '',
  ].join('');
}

type Mismatch = {expected: string; got: string} | null;

/** A value for a message. */
function print(value: unknown, source?: unknown): string {
  const tensor = inspect(value);
  return tensor ? layoutOf(tensor, source) : JSON.stringify(value);
}

function compareTensor(
  operation: string,
  value: unknown,
  source: unknown,
  expected: string,
): Mismatch {
  const tensor = inspect(value);
  if (!tensor) {
    return {expected, got: print(value)};
  }
  const code = codeOf(tensor.dtype);
  const elements = elementsOf(tensor);
  const [layout, data] = expected.split(' ') as [string, string];
  const gotLayout = layoutOf(tensor, source);
  const isSame =
    gotLayout === layout &&
    hasElements(code, elements, data, toleranceOf(operation, code));
  return isSame
    ? null
    : {
        expected: `${layout} ${printExpected(layout.slice(0, 2) as Code, data)}`,
        got: `${gotLayout} ${printElements(code, elements, data)}`,
      };
}

function reviveNumber(_: string, value: unknown): unknown {
  const isSpecial = typeof value === 'object' && value !== null && '$' in value;
  return isSpecial ? Number(value.$) : value;
}

function compareValue(
  operation: string,
  value: unknown,
  json: string,
): Mismatch {
  const expected = JSON.parse(json, reviveNumber) as unknown;
  const isSame =
    typeof value === 'number' && typeof expected === 'number'
      ? isClose(value, expected, toleranceOf(operation, 'f8'))
      : isDeepStrictEqual(value, expected);
  return isSame ? null : {expected: json, got: print(value)};
}

const typedArrays = {
  Uint8Array: 'u1',
  Int8Array: 'i1',
  Int16Array: 'i2',
  Int32Array: 'i4',
  Float32Array: 'f4',
  Float64Array: 'f8',
} as const satisfies Record<string, Code>;

function compareTypedArray(value: unknown, expected: string): Mismatch {
  const [name, data] = expected.split(' ') as [
    keyof typeof typedArrays,
    string,
  ];
  const code = typedArrays[name];
  const wanted = `${name} ${printExpected(code, data)}`;
  if (!ArrayBuffer.isView(value)) {
    return {expected: wanted, got: print(value)};
  }
  const array = value as Float64Array;
  const got = `${array.constructor.name} ${printElements(code, array, data)}`;
  const isSame =
    array.constructor.name === name && hasElements(code, array, data, 0);
  return isSame ? null : {expected: wanted, got};
}

/** How an outcome differs from what a golden records, or `null`. */
export function compareOutcome(
  operation: string,
  {value, source}: Outcome,
  expected: string,
): Mismatch {
  const [first] = expected.split(' ', 1) as [string];
  if (first === 'throws' || first === 'unspecified') {
    return {expected, got: print(value, source)};
  }
  if (first === 'undefined') {
    return value === undefined ? null : {expected, got: print(value)};
  }
  if (first === 'js') {
    return compareValue(operation, value, expected.slice(3));
  }
  if (first in typedArrays) {
    return compareTypedArray(value, expected);
  }
  const parts = expected.split(' | ');
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (parts.length !== values.length) {
    return {expected, got: print(value)};
  }
  const mismatches = parts.map((part, i) =>
    compareTensor(operation, values[i], source, part),
  );
  return mismatches.find((mismatch) => mismatch !== null) ?? null;
}

/** How an error differs from what a golden records, or `null`. */
export function compareError(error: unknown, expected: string): Mismatch {
  const {name, message} = error as Error;
  const isSame = expected.startsWith('unspecified')
    ? error instanceof RuntimeLimit
    : name === 'Error' && ['throws', `throws ${message}`].includes(expected);
  return isSame ? null : {expected, got: `throws ${name}: ${message}`};
}
