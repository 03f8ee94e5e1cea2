import {copyInto} from '../../tensors/copy';
import {checkedElement, checkedScalar} from '../../tensors/create';
import {check, fail} from '../../tensors/errors';
import {format} from '../../tensors/format';
import {view, type Tensor} from '../../tensors/tensor';
import {expand, select} from '../../tensors/views';
import {asTensor} from './arguments';
import {hostFunction, hostObject} from './hostObject';
import {isTensor} from './inspect';
import {isObject} from './jsi';
import {operationsOf} from './operations/operation';
import {tensorOperations} from './operations/tensor';
import {isSince, type Release} from '../release';
import type {TorchliveOptions} from './types';

/** As `std::stoi`: the integer that a name starts with, or -1. */
function indexOf(name: string): number {
  const digits = /^\s*[+-]?\d+/.exec(name)?.[0];
  const index = Number(digits ?? -1);
  return Math.abs(index) < 2 ** 31 ? index : -1;
}

/** Writes a number or a tensor over one entry of the first dimension. */
function setEntry(tensor: Tensor, index: number, value: unknown): void {
  const given = isObject(value)
    ? asTensor(value)
    : typeof value === 'number'
      ? checkedScalar(value, tensor.dtype)
      : fail('Invalid value! The value has to be of type tensor or a number');
  const [size = 0] = tensor.shape;
  if (tensor.shape.length === 0 && index === 0) {
    fail(
      'invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number',
    );
  }
  check(
    index >= -size && index < size,
    `index ${index} is out of bounds for dimension 0 with size ${size}`,
  );
  const entry = select(tensor, 0, index < 0 ? index + size : index);
  // A tensor without dimensions counts as a number, unless the entry has none either.
  const from =
    entry.shape.length > 0 ? checkedElement(given, tensor.dtype) : given;
  // Leading dimensions of size 1 are dropped.
  const first = from.shape.findIndex((length) => length !== 1);
  const lead = first < 0 ? from.shape.length : first;
  const trimmed = view(from, from.shape.slice(lead), from.strides.slice(lead));
  const target = expand(trimmed, entry.shape);
  const overlaps = entry.strides.some(
    (stride, dim) => stride === 0 && (entry.shape[dim] ?? 1) > 1,
  );
  check(
    !overlaps || from.shape.length === 0,
    'unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.',
  );
  copyInto(entry, target);
}

type Wrap = (value: unknown) => unknown;

/** Makes host objects of tensors, with the surface of a release. */
export function tensorWrapper(
  release: Release,
  onTensor?: TorchliveOptions['onTensor'],
): Wrap {
  const wrap: Wrap = (value) => {
    if (Array.isArray(value)) {
      return value.map(wrap);
    }
    return isTensor(value) ? wrapTensor(value) : value;
  };
  const methods: Record<string, unknown> = Object.fromEntries(
    operationsOf(tensorOperations, release).map((operation) => [
      operation.name,
      hostFunction(operation.name, operation.length, (self, args) =>
        wrap(operation.call(self, args, release)),
      ),
    ]),
  );
  const names = [...Object.keys(methods), 'dtype', 'shape', 'size', 'toString'];

  function wrapTensor(tensor: Tensor): object {
    onTensor?.(tensor);
    const size = () => [...tensor.shape];
    const own: Record<string, () => unknown> = {
      dtype: () => tensor.dtype,
      shape: size,
      size: () => hostFunction('size', 0, size),
      toString: () => hostFunction('toString', 0, () => format(tensor)),
    };
    const set = (name: string, value: unknown) => {
      setEntry(tensor, indexOf(name), value);
    };
    return hostObject(tensor, {
      names: () => names,
      get(name) {
        if (Object.hasOwn(own, name)) {
          return own[name]?.();
        }
        const index = indexOf(name);
        if (index < 0) {
          return Object.hasOwn(methods, name) ? methods[name] : undefined;
        }
        const [length] = tensor.shape;
        if (length === undefined) {
          fail('Dimension specified as 0 but tensor has no dimensions');
        }
        return index < length ? wrap(select(tensor, 0, index)) : undefined;
      },
      ...(isSince(release, '0.2.4') ? {set} : {}),
    });
  }
  return wrap;
}
