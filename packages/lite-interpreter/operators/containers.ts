import {dtypes} from '../values/dtype';
import {entry} from '../values/given';
import {
  Device,
  Dict,
  Double,
  toNumber,
  Tuple,
  type IValue,
} from '../values/ivalue';
import {isContiguous} from '../values/layout';
import type {Tensor} from '../values/Tensor';
import {formatValue} from './format';
import {Results, type Run} from './Operator';
import {isEqual, order} from './scalars';

function at(list: readonly IValue[], index: number): number {
  const place = index < 0 ? index + list.length : index;
  if (place < 0 || place >= list.length) {
    throw new Error('list index out of range');
  }
  return place;
}

function sliceOf<T>(
  list: readonly T[],
  start: IValue = null,
  end: IValue = null,
  step = 1,
): T[] {
  const limit = (n: number) =>
    Math.min(list.length, Math.max(0, n < 0 ? n + list.length : n));
  const from = start === null ? 0 : limit(toNumber(start));
  const to = end === null ? list.length : limit(toNumber(end));
  return list.slice(from, to).filter((_, k) => k % step === 0);
}

const contains: Run = (list: IValue, value: IValue) =>
  list instanceof Dict
    ? list.has(value)
    : Array.isArray(list) && list.some((item) => isEqual(item, value));

function sort(list: IValue[], reverse = false): undefined {
  list.sort((a, b) => (reverse ? order(b, a) : order(a, b)));
}

function forKinds(
  name: string,
  kinds: readonly string[],
  run: Run,
): Record<string, Run> {
  return Object.fromEntries(
    kinds.map((kind) => [`aten::${name}.${kind}`, run]),
  );
}

const keys = ['str', 'int', 'float', 'bool', 'Tensor'];

const setItem: Run = (to: IValue[] | Dict, key: IValue, value: IValue) => {
  if (to instanceof Dict) {
    to.set(key, value);
    return undefined;
  }
  to[at(to, toNumber(key))] = value;
  return to;
};

const getItem: Run = (from: Dict, key: IValue) => {
  const found = from.get(key);
  if (found === undefined) {
    throw new Error(`KeyError: ${formatValue(key)}`);
  }
  return found;
};

/** Lists and dictionaries. */
const collections: Record<string, Run> = {
  'aten::len.t': (list: IValue[]) => list.length,
  'aten::len.str': (text: string) => text.length,
  'aten::len.Tensor': (x: Tensor) => entry(x.sizes, 0),
  'aten::len.any': (list: IValue[]) => list.length,
  ...forKinds(
    'len',
    keys.map((key) => `Dict_${key}`),
    (dict: Dict) => dict.entries.size,
  ),
  'aten::__getitem__.t': (list: IValue[], index: number) =>
    list[at(list, index)],
  'aten::__getitem__.str': (text: string, index: number) =>
    Array.from(text)[at(Array.from(text), index)],
  ...forKinds(
    '__getitem__',
    keys.map((key) => `Dict_${key}`),
    getItem,
  ),
  'aten::append.t': (list: IValue[], item: IValue) => {
    list.push(item);
    return list;
  },
  'aten::_set_item.t': setItem,
  ...forKinds('_set_item', keys, setItem),
  'aten::extend.t': (list: IValue[], more: IValue[]) => {
    for (const item of [...more]) {
      list.push(item);
    }
  },
  'aten::insert.t': (list: IValue[], index: number, item: IValue) =>
    void list.splice(index, 0, item),
  'aten::pop.t': (list: IValue[], index = -1) =>
    list.splice(at(list, index), 1)[0],
  'aten::Delete.t': (list: IValue[], index: number) =>
    void list.splice(at(list, index), 1),
  'aten::clear.t': (list: IValue[]) => void list.splice(0),
  'aten::reverse.t': (list: IValue[]) => void list.reverse(),
  'aten::copy.t': (list: IValue[]) => [...list],
  'aten::list.t': (list: IValue[]) => [...list],
  'aten::list': (text: string) => Array.from(text),
  'aten::add.t': (a: IValue[], b: IValue[]) => [...a, ...b],
  'aten::add_.t': (a: IValue[], b: IValue[]) => {
    a.push(...b);
    return a;
  },
  'aten::mul.left_t': (list: IValue[], times: number) =>
    Array.from({length: Math.max(0, times)}, () => list).flat(),
  'aten::mul.right_': (times: number, list: IValue[]) =>
    Array.from({length: Math.max(0, times)}, () => list).flat(),
  'aten::slice.t': (
    list: IValue[],
    start: IValue = null,
    end: IValue = null,
    step = 1,
  ) => sliceOf(list, start, end, step),
  'aten::slice.str': (
    text: string,
    start: IValue = null,
    end: IValue = null,
    step = 1,
  ) => sliceOf(Array.from(text), start, end, step).join(''),
  ...forKinds(
    '__contains__',
    ['int_list', 'float_list', 'str_list', ...keys],
    contains,
  ),
  ...forKinds(
    'index.list',
    ['int', 'float', 'bool', 'str'],
    (list: IValue[], item: IValue) => {
      const found = list.findIndex((other) => isEqual(other, item));
      if (found < 0) {
        throw new Error(`'${formatValue(item)}' is not in list`);
      }
      return found;
    },
  ),
  ...forKinds('sort', ['int', 'float', 'str', 'bool'], sort),
  ...forKinds('sorted', ['int', 'float', 'str', 'bool'], (list: IValue[]) =>
    [...list].sort(order),
  ),
  ...forKinds('sum', ['int', 'float', 'bool'], (list: IValue[]) => {
    const total = list.reduce<number>((sum, item) => sum + toNumber(item), 0);
    return list.some((item) => item instanceof Double)
      ? new Double(total)
      : total;
  }),
  'aten::any.bool': (list: IValue[]) => list.some((item) => item === true),
  'aten::all.bool': (list: IValue[]) => list.every((item) => item === true),
  'aten::any.int': (list: IValue[]) => list.some((item) => item !== 0),
  'aten::all.int': (list: IValue[]) => list.every((item) => item !== 0),
  'aten::dict': () => new Dict(),
  ...forKinds('keys', keys, (dict: Dict) =>
    [...dict.entries.values()].map(([key]) => key),
  ),
  ...forKinds('values', keys, (dict: Dict) =>
    [...dict.entries.values()].map(([, item]) => item),
  ),
  ...forKinds('items', keys, (dict: Dict) =>
    [...dict.entries.values()].map((pair) => new Tuple(pair)),
  ),
  ...forKinds('get', keys, (dict: Dict, key: IValue) => dict.get(key) ?? null),
  ...forKinds(
    'get',
    keys.map((key) => `default_${key}`),
    (dict: Dict, key: IValue, other: IValue) => dict.get(key) ?? other,
  ),
  'prim::TupleUnpack': (tuple: Tuple) => new Results(tuple.items),
  'prim::TupleIndex': (tuple: Tuple, index: number) =>
    tuple.items[at(tuple.items, index)],
  'prim::ListUnpack': (list: IValue[]) => new Results(list),
  'prim::unchecked_unwrap_optional': (value: IValue) => value,
  'aten::_unwrap_optional': (value: IValue) => {
    if (value === null) {
      throw new Error('Unwrapping null optional');
    }
    return value;
  },
  'prim::unchecked_cast': (value: IValue) => value,
  'aten::__range_length': (from: number, to: number, step: number) =>
    Math.max(0, Math.ceil((to - from) / step)),
  'aten::__derive_index': (index: number, from: number, step: number) =>
    from + index * step,
  'aten::ord': (text: string) => text.codePointAt(0) ?? 0,
  'aten::chr': (code: number) => String.fromCodePoint(code),
};

/** What can be asked of a tensor without its elements. */
const facts: Record<string, Run> = {
  'aten::size': (x: Tensor) => [...x.sizes],
  'aten::size.int': (x: Tensor, axis: number) =>
    x.sizes[at([...x.sizes], axis)],
  'aten::stride': (x: Tensor) => [...x.strides],
  'aten::stride.int': (x: Tensor, axis: number) =>
    x.strides[at([...x.strides], axis)],
  'aten::dim': (x: Tensor) => x.sizes.length,
  'aten::numel': (x: Tensor) => x.length,
  'prim::dtype': (x: Tensor) => dtypes.indexOf(x.dtype),
  'prim::device': () => new Device('cpu'),
  'prim::layout': () => 0,
  'prim::is_cuda': () => false,
  'prim::is_nested': () => false,
  'prim::is_quantized': () => false,
  'prim::requires_grad': () => false,
  'prim::shape': (x: Tensor) => [...x.sizes],
  'aten::is_floating_point': (x: Tensor) =>
    x.dtype.startsWith('float') || x.dtype === 'bfloat16',
  'aten::is_complex': () => false,
  'aten::is_contiguous': (x: Tensor) => isContiguous(x.sizes, x.strides),
  'aten::is_grad_enabled': () => false,
  'aten::set_grad_enabled': () => undefined,
  'aten::is_autocast_enabled': () => false,
  'aten::is_autocast_cpu_enabled': () => false,
  'aten::get_device': () => -1,
  'aten::device': (name: string) => new Device(name),
  'aten::manual_seed': () => undefined,
  'aten::storage_offset': (x: Tensor) => x.offset,
};
/** Strings, as Python's. */
const strings: Record<string, Run> = {
  'aten::add.str': (a: string, b: string) => a + b,
  'aten::find': (text: string, part: string, start = 0) =>
    text.indexOf(part, start),
  'aten::lower': (text: string) => text.toLowerCase(),
  'aten::upper': (text: string) => text.toUpperCase(),
  'aten::strip': (text: string) => text.trim(),
  'aten::startswith': (text: string, part: string) => text.startsWith(part),
  'aten::endswith': (text: string, part: string) => text.endsWith(part),
  'aten::replace': (text: string, from: string, to: string) =>
    text.replaceAll(from, to),
  'aten::split.str': (text: string, by: IValue = null) =>
    typeof by === 'string'
      ? text.split(by)
      : text.split(/\s+/).filter((part) => part !== ''),
  'aten::join': (by: string, parts: string[]) => parts.join(by),
  'aten::isdigit': (text: string) => /^\d+$/.test(text),
  'aten::format': (template: string, ...values: IValue[]) => {
    let used = 0;
    return template.replaceAll('{}', () => formatValue(values[used++] ?? null));
  },
};

/** What programs do with values that are no numbers. */
export const containers: Record<string, Run> = {
  ...collections,
  ...facts,
  ...strings,
};
