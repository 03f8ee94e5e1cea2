import {fail} from '../../tensors/errors';

// Conversions of React Native's JSI, with its messages.

/** How JSI names a value in its messages. */
export function kindOf(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'undefined';
    case 'boolean':
      return String(value);
    case 'function':
      return 'a function';
    case 'object':
      return value === null ? 'null' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

export function isObject(value: unknown): value is object {
  return (
    typeof value === 'function' || (typeof value === 'object' && value !== null)
  );
}

export function asNumber(value: unknown): number {
  if (typeof value === 'number') {
    return value;
  }
  // Without a runtime at hand, JSI cannot tell a function from an object.
  const kind = isObject(value) ? 'an object' : kindOf(value);
  return fail(`Value is ${kind}, expected a number`);
}

export function asString(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  return fail(`Value is ${kindOf(value)}, expected a String`);
}

export function asObject(value: unknown): object {
  if (isObject(value)) {
    return value;
  }
  return fail(`Value is ${kindOf(value)}, expected an Object`);
}

export function asArray(value: unknown): readonly unknown[] {
  const object = asObject(value);
  if (Array.isArray(object)) {
    return object;
  }
  return fail(`Object is ${kindOf(object)}, expected an array`);
}

/** An element of an array, as Hermes gives it. */
export function elementAt(array: readonly unknown[], index: number): unknown {
  const {length} = array;
  return index < length
    ? array[index]
    : fail(`getValueAtIndex: index ${index} is out of bounds [0, ${length})`);
}

/** A double as ARM makes it an integer: the nearest one, and 0 for NaN. */
function saturate(value: unknown, limit: number): number {
  const number = Math.trunc(asNumber(value)) || 0;
  return Math.max(-limit, Math.min(number, limit - 1));
}

/** A double as C++ makes it an `int`. */
export const toInt32 = (value: unknown): number => saturate(value, 2 ** 31);

/** A double as C++ makes it an `int64_t`, as far as a double can hold it. */
export const toInt64 = (value: unknown): number => saturate(value, 2 ** 63);
