import {
  Device,
  Dict,
  Double,
  ScriptObject,
  Tuple,
  type IValue,
} from '../values/ivalue';
import {Tensor} from '../values/Tensor';

/** Splits `a, b[c, d]` at its outer commas. */
export function splitTypes(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let k = 0; k <= list.length; k++) {
    const character = list[k];
    depth += character === '[' ? 1 : character === ']' ? -1 : 0;
    if (k === list.length || (character === ',' && depth === 0)) {
      parts.push(list.slice(start, k).trim());
      start = k + 1;
    }
  }
  return parts.filter((part) => part !== '');
}

/** Whether a value is of a type as the bytecode writes it. */
export function isInstance(value: IValue, type: string): boolean {
  const open = type.indexOf('[');
  if (open > 0 && !type.startsWith('__torch__')) {
    return isGeneric(value, type.slice(0, open), type.slice(open + 1, -1));
  }
  switch (type) {
    case 'Any':
      return true;
    case 'Tensor':
      return value instanceof Tensor;
    case 'int':
      return typeof value === 'number';
    case 'float':
      return value instanceof Double;
    case 'Scalar':
    case 'number':
      return typeof value === 'number' || value instanceof Double;
    case 'bool':
      return typeof value === 'boolean';
    case 'str':
      return typeof value === 'string';
    case 'NoneType':
      return value === null;
    case 'Device':
      return value instanceof Device;
    case 'AnyListType':
    case 'list':
      return Array.isArray(value);
    case 'AnyTupleType':
    case 'tuple':
      return value instanceof Tuple;
    default:
      return (
        (value instanceof ScriptObject && value.type === type) ||
        (value instanceof Tuple && type.startsWith('__torch__'))
      );
  }
}

function isGeneric(value: IValue, outer: string, inner: string): boolean {
  const parts = splitTypes(inner);
  const [first = 'Any', second = 'Any'] = parts;
  switch (outer) {
    case 'Optional':
      return value === null || isInstance(value, first);
    case 'Union':
      return parts.some((part) => isInstance(value, part));
    case 'List':
      return (
        Array.isArray(value) && value.every((item) => isInstance(item, first))
      );
    case 'Tuple':
      return (
        value instanceof Tuple &&
        (inner === '()' || value.items.length === parts.length) &&
        value.items.every((item, k) => isInstance(item, parts[k] ?? 'Any'))
      );
    case 'Dict':
      return (
        value instanceof Dict &&
        [...value.entries.values()].every(
          ([key, item]) => isInstance(key, first) && isInstance(item, second),
        )
      );
    default:
      return false;
  }
}

/** The field names of a named tuple's type, `name[NamedTuple, [[a, Tensor], …]]`. */
export function namedTupleFields(type: string): string[] | undefined {
  const fields = /\[NamedTuple, \[(?<fields>.*)\]\]$/.exec(type)?.groups
    ?.fields;
  return fields === undefined
    ? undefined
    : splitTypes(fields).map(
        (field) => splitTypes(field.slice(1, -1))[0] ?? '',
      );
}
