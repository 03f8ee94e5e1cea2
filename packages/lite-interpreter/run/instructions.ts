import {Double, Dict, Device, Tuple, type IValue} from '../values/ivalue';
import {entry} from '../values/given';
import {Tensor, tensorOf} from '../values/Tensor';
import {dtypes, allocate} from '../values/dtype';
import {formatValue} from '../operators/format';
import {ScriptError} from './errors';

type Stack = IValue[];
type Step = (stack: Stack, x: number, n: number) => void;

function take(stack: Stack, count: number): IValue[] {
  if (count > stack.length) {
    throw new ScriptError(
      'The stack has fewer values than an instruction takes.',
    );
  }
  return stack.splice(stack.length - count, count);
}

/** Takes the last value off the stack. */
export function pop(stack: Stack): IValue {
  const value = stack.pop();
  if (value === undefined) {
    throw new ScriptError('The stack is empty.');
  }
  return value;
}

function tensor(stack: Stack): Tensor {
  const value = pop(stack);
  if (!(value instanceof Tensor)) {
    throw new ScriptError(`Expected Tensor but got ${formatValue(value)}`);
  }
  return value;
}

function tuple(stack: Stack): Tuple {
  const value = pop(stack);
  if (!(value instanceof Tuple)) {
    throw new ScriptError(`Expected Tuple but got ${formatValue(value)}`);
  }
  return value;
}

/** Whether two values are the same one, as Python's `is`. */
export function isSame(a: IValue, b: IValue): boolean {
  return a instanceof Double && b instanceof Double
    ? a.value === b.value
    : a === b;
}

/** A number as a tensor without dimensions. */
export function numberToTensor(value: IValue): Tensor {
  const dtype =
    value instanceof Double
      ? 'float64'
      : typeof value === 'boolean'
        ? 'bool'
        : 'int64';
  const data = allocate(dtype, 1);
  data[0] = value instanceof Double ? value.value : Number(value);
  return tensorOf(dtype, [], data);
}

/** Python's `str.format` with `{}` only, as libtorch's. */
export function format(template: string, values: readonly IValue[]): string {
  let used = 0;
  return template.replaceAll('{}', () => formatValue(values[used++] ?? null));
}

/** Instructions that only move values on the stack. */
export const steps: Readonly<Record<string, Step>> = {
  DROP: (stack) => void pop(stack),
  LIST_CONSTRUCT: (stack, _x, n) => void stack.push(take(stack, n)),
  LIST_UNPACK: (stack, x) => {
    const list = pop(stack);
    if (!Array.isArray(list) || list.length !== x) {
      throw new ScriptError(
        `Expected ${x} elements in a list but found ${Array.isArray(list) ? list.length : 'no list'}`,
      );
    }
    stack.push(...list);
  },
  TUPLE_CONSTRUCT: (stack, x) => void stack.push(new Tuple(take(stack, x))),
  TUPLE_SLICE: (stack, x, n) =>
    void stack.push(new Tuple(tuple(stack).items.slice(x, x + n))),
  TUPLE_INDEX: (stack) => {
    const index = Number(pop(stack));
    const {items} = tuple(stack);
    const item = items[index < 0 ? index + items.length : index];
    if (item === undefined) {
      throw new ScriptError('Tuple index out of range');
    }
    stack.push(item);
  },
  DICT_CONSTRUCT: (stack, _x, n) => {
    const dict = new Dict();
    const list = take(stack, n);
    for (let k = 0; k + 1 < list.length; k += 2) {
      dict.set(entry(list, k), entry(list, k + 1));
    }
    stack.push(dict);
  },
  DICT_INDEX: (stack) => {
    const key = pop(stack);
    const dict = pop(stack);
    const found = dict instanceof Dict ? dict.get(key) : undefined;
    if (found === undefined) {
      throw new ScriptError(`KeyError: ${formatValue(key)}`);
    }
    stack.push(found);
  },
  UNCHECKED_CAST: () => undefined,
  UN_INITIALIZED: (stack) => void stack.push(null),
  __IS__: (stack) => void stack.push(isSame(pop(stack), pop(stack))),
  __ISNOT__: (stack) => void stack.push(!isSame(pop(stack), pop(stack))),
  __NOT__: (stack) => void stack.push(pop(stack) !== true),
  FORMAT: (stack, x) => {
    const [template, ...values] = take(stack, x);
    stack.push(format(formatValue(template ?? null), values));
  },
  DEVICE: (stack) => {
    tensor(stack);
    stack.push(new Device('cpu'));
  },
  DTYPE: (stack) => void stack.push(dtypes.indexOf(tensor(stack).dtype)),
  DIM: (stack) => void stack.push(tensor(stack).sizes.length),
  IS_CUDA: (stack) => {
    tensor(stack);
    stack.push(false);
  },
  TO_LIST: (stack) => {
    const value = pop(stack);
    stack.push(Array.isArray(value) ? [...value] : value);
  },
  NUM_TO_TENSOR: (stack) => void stack.push(numberToTensor(pop(stack))),
  RAISE_EXCEPTION: (stack) => {
    throw new ScriptError(formatValue(pop(stack)));
  },
  WARN: (stack) => {
    pop(stack);
    pop(stack);
  },
};
