import {fail} from '../../engine/errors';

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
  if (typeof value === 'number') return value;
  return fail(`Value is ${kindOf(value)}, expected a number`);
}

export function asString(value: unknown): string {
  if (typeof value === 'string') return value;
  return fail(`Value is ${kindOf(value)}, expected a String`);
}

export function asObject(value: unknown): object {
  if (isObject(value)) return value;
  return fail(`Value is ${kindOf(value)}, expected an Object`);
}

export function asArray(value: unknown): readonly unknown[] {
  const object = asObject(value);
  if (Array.isArray(object)) return object;
  return fail(`Object is ${kindOf(object)}, expected an array`);
}

/** A double as C++ makes it an `int`. */
export const toInteger = (value: unknown): number =>
  Math.trunc(asNumber(value));
