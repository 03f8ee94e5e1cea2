import {Dict, ScriptObject, Tuple, type IValue} from '../values/ivalue';
import {Tensor} from '../values/Tensor';

/** All tensors in values, through lists, tuples and dictionaries. */
export function* tensorsIn(
  values: Iterable<IValue>,
  depth = 0,
): Generator<Tensor> {
  for (const value of values) {
    if (value instanceof Tensor) {
      yield value;
    } else if (value !== null && typeof value === 'object' && depth < 20) {
      yield* tensorsIn(partsOf(value), depth + 1);
    }
  }
}

function partsOf(value: object): Iterable<IValue> {
  if (Array.isArray(value)) {
    return value as IValue[];
  }
  if (value instanceof Tuple) {
    return value.items;
  }
  if (value instanceof Dict) {
    return [...value.entries.values()].map(([, item]) => item);
  }
  return value instanceof ScriptObject && value.state !== null
    ? [value.state]
    : [];
}
