import {allocate, Double, tensorOf, type IValue} from 'lite-interpreter';
import type {Input} from './report';

/** More than a page has for one input. */
const mostElements = 2 ** 28;

function sizesOf({name, value}: Input): number[] {
  const sizes = value.trim() === '' ? [] : value.split(/[\s,×x]+/).map(Number);
  if (!sizes.every((size) => Number.isSafeInteger(size) && size >= 0)) {
    throw new Error(
      `${name}: "${value}" is no shape. Write its sizes, such as 1, 3, 224, 224.`,
    );
  }
  if (sizes.reduce((product, size) => product * size, 1) > mostElements) {
    throw new Error(`${name}: a tensor of ${value} does not fit in a page.`);
  }
  return sizes;
}

function makeTensor(input: Input): IValue {
  const sizes = sizesOf(input);
  const count = sizes.reduce((product, size) => product * size, 1);
  const elements = allocate(input.dtype, count);
  // Zeros are ids in every vocabulary; models that take floats take any.
  if (input.dtype === 'float32') {
    for (const k of elements.keys()) {
      elements[k] = Math.random();
    }
  }
  return tensorOf(input.dtype, sizes, elements);
}

/** The values that a reader's form describes. */
export function makeInput(input: Input): IValue {
  const {name, type, value} = input;
  switch (type) {
    case 'Tensor':
      return makeTensor(input);
    case 'str':
      return value.replace(/^"(.*)"$/s, '$1');
    case 'bool':
      return /^\s*true\s*$/i.test(value);
    default: {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number)) {
        throw new Error(`${name}: "${value}" is no number.`);
      }
      return type === 'int' ? Math.trunc(number) : new Double(number);
    }
  }
}
