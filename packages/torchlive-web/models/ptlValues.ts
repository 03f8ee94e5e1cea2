import {
  Dict,
  Double,
  read,
  splitTypes,
  Tensor as ScriptTensor,
  tensorOf,
  Tuple,
  type IValue,
} from 'lite-interpreter';
import {memory, toContiguous} from '../tensors/copy';
import {dtypes, type DType} from '../tensors/dtype';
import {fail, RuntimeLimit} from '../tensors/errors';
import {empty, type Tensor} from '../tensors/tensor';
import {isTensor} from '../native/torchlive/inspect';
import type {Kind, Value} from '../native/torchlive/types';

const simple: Readonly<Record<string, Kind>> = {
  Tensor: 'Tensor',
  int: 'int',
  float: 'float',
  bool: 'bool',
  str: 'str',
  NoneType: 'None',
};

/** What libtorch calls a type that the binding does not convert. */
const otherNames: Readonly<Record<string, string>> = {
  Optional: 'OptionalType',
  Union: 'UnionType',
  Any: 'AnyType',
  Scalar: 'NumberType',
  number: 'NumberType',
  Device: 'DeviceObjType',
};

/** A type as the bytecode writes it, for the binding. */
export function toKind(type: string): Kind {
  const known = simple[type];
  if (known !== undefined) {
    return known;
  }
  const [, outer = type, inner = ''] = /^(\w+)\[(.*)\]$/s.exec(type) ?? [];
  const parts = splitTypes(inner === '()' ? '' : inner).map(toKind);
  const [first = 'Tensor', second = 'Tensor'] = parts;
  switch (outer) {
    case 'List':
      return {list: first};
    case 'Tuple':
      return {tuple: parts};
    case 'Dict':
      return {dict: [first, second]};
    default:
      return {other: otherNames[outer] ?? 'ClassType'};
  }
}

/** A tensor of its own: what a program writes to it stays inside. */
function toScriptTensor(given: Tensor): ScriptTensor {
  const {dtype, shape} = given;
  const values = memory(toContiguous(given));
  const elements =
    values instanceof BigInt64Array
      ? Float64Array.from(values, Number)
      : values.slice();
  return tensorOf(dtype, shape, elements);
}

/** A value that the binding has converted, for the interpreter. */
export function toScript(value: Value, kind: Kind | undefined): IValue {
  if (isTensor(value)) {
    return toScriptTensor(value);
  }
  if (typeof value === 'number') {
    return kind === 'int' ? value : new Double(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const nested = typeof kind === 'object' ? kind : undefined;
  if (Array.isArray(value)) {
    const items = value as readonly Value[];
    if (nested !== undefined && 'tuple' in nested) {
      return new Tuple(items.map((item, k) => toScript(item, nested.tuple[k])));
    }
    const inner =
      nested !== undefined && 'list' in nested ? nested.list : undefined;
    return items.map((item) => toScript(item, inner));
  }
  const dict = new Dict();
  const inner =
    nested !== undefined && 'dict' in nested ? nested.dict[1] : undefined;
  for (const [key, item] of Object.entries(value as object)) {
    dict.set(key, toScript(item as Value, inner));
  }
  return dict;
}

function fromScriptTensor(given: ScriptTensor): Tensor {
  const {dtype, sizes} = given;
  if (!(dtype in dtypes)) {
    throw new RuntimeLimit(
      `The model gives a tensor of torch.${dtype}, which the toolkit has no dtype for. End the method with .to() one that it has, such as torch.uint8 or torch.float32.`,
    );
  }
  const tensor = empty(dtype as DType, [...sizes]);
  const values = read(given);
  if (tensor.storage instanceof BigInt64Array) {
    tensor.storage.set(Array.from(values, BigInt));
  } else {
    tensor.storage.set(values);
  }
  return tensor;
}

/** A key as the binding writes it. */
function toKey(key: IValue): string {
  if (key instanceof Double) {
    return key.value.toFixed(6);
  }
  return typeof key === 'string' || typeof key === 'number'
    ? String(key)
    : fail("Bool can't convert to object key.");
}

/** What a program gives, for JavaScript: the binding's `ivalueToJSIValue`. */
export function fromScript(value: IValue): Value {
  if (value instanceof ScriptTensor) {
    return fromScriptTensor(value);
  }
  if (value instanceof Double) {
    return value.value;
  }
  if (typeof value === 'number') {
    return value | 0;
  }
  if (value instanceof Tuple) {
    return value.items.map(fromScript);
  }
  if (Array.isArray(value)) {
    return value.map(fromScript);
  }
  if (value instanceof Dict) {
    const pairs = [...value.entries.values()];
    return Object.fromEntries(
      pairs.map(([key, item]) => [toKey(key), fromScript(item)]),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return fail(`${value.constructor.name} can't convert to jsi::Value.`);
  }
  return value;
}
