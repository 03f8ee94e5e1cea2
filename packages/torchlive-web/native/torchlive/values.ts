import {fail} from '../../tensors/errors';
import {parseTensor} from './arguments';
import {
  asArray,
  asNumber,
  asString,
  elementAt,
  isObject,
  kindOf,
  toInt32,
} from './jsi';
import type {Kind, Value} from './types';

// What `converter` of the binding does: values of JavaScript for TorchScript.

const typeNames = {
  Tensor: 'TensorType',
  int: 'IntType',
  float: 'FloatType',
  bool: 'BoolType',
  str: 'StringType',
  None: 'NoneType',
  list: 'ListType',
  tuple: 'TupleType',
  dict: 'DictType',
};

const unexpected = (kind: keyof typeof typeNames, given: string): never =>
  fail(
    `Unexpected Input Type: ${typeNames[kind]} is expected, but ${given} is given.`,
  );

/** The binding's own words for a value: a function is an object to it. */
const given = (value: unknown) =>
  typeof value === 'function' ? 'an object' : kindOf(value);

function listOf(value: unknown, kind: 'list' | 'tuple'): readonly unknown[] {
  if (!isObject(value)) {
    unexpected(kind, given(value));
  }
  if (!Array.isArray(value)) {
    unexpected(kind, 'unknown object');
  }
  return asArray(value);
}

/** From 0.2.1: by the type that the method declares. */
export function toValue(value: unknown, kind: Kind): Value {
  switch (kind) {
    case 'Tensor':
      return parseTensor(value);
    case 'int': {
      const number = asNumber(value);
      return number % 1 === 0 ? toInt32(number) : unexpected(kind, 'a float');
    }
    case 'float':
      return asNumber(value);
    case 'bool':
      return typeof value === 'boolean'
        ? value
        : unexpected(kind, given(value));
    case 'str':
      return asString(value);
    case 'None':
      return value == null ? null : unexpected(kind, given(value));
    case 'untyped':
      return toUntypedValue(value);
  }
  if ('other' in kind) {
    return fail(
      `Unsupported Input Type: ${kind.other} is expected, but ${given(value)} is given.`,
    );
  }
  if ('list' in kind) {
    return listOf(value, 'list').map((entry) => toValue(entry, kind.list));
  }
  if ('tuple' in kind) {
    const entries = listOf(value, 'tuple');
    return kind.tuple.map((type, index) =>
      toValue(elementAt(entries, index), type),
    );
  }
  if (!isObject(value)) {
    return unexpected('dict', given(value));
  }
  const [keys, values] = kind.dict;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      // A key is always a string in JavaScript: other types throw.
      toValue(key, keys) as string,
      toValue(entry, values),
    ]),
  );
}

/** In 0.2.0: by what the value is. */
export function toUntypedValue(value: unknown): Value {
  if (['number', 'boolean', 'string'].includes(typeof value)) {
    return value as Value;
  }
  return parseTensor(value);
}
