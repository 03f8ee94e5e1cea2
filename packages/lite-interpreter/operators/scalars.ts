import {toElement} from '../values/dtype';
import {entry} from '../values/given';
import {Double, toNumber, Tuple, Dict, type IValue} from '../values/ivalue';
import type {Tensor} from '../values/Tensor';
import {read} from '../values/Tensor';
import {formatValue} from './format';
import type {Run} from './Operator';
import {evenRound} from './pointwise';

type Number2 = (a: number, b: number) => number;

const isFloat = (value: IValue) => value instanceof Double;
/** Numbers of a result that is a float if either operand is. */
const numeric =
  (each: Number2): Run =>
  (a: IValue, b: IValue) => {
    const value = each(toNumber(a), toNumber(b));
    return isFloat(a) || isFloat(b) ? new Double(value) : value;
  };
const toFloat =
  (each: Number2): Run =>
  (a: IValue, b: IValue) =>
    new Double(each(toNumber(a), toNumber(b)));

const numbers = ['int', 'float', 'int_float', 'float_int'];

function forOverloads(
  name: string,
  overloads: readonly string[],
  run: Run,
): Record<string, Run> {
  return Object.fromEntries(
    overloads.map((overload) => [
      overload === '' ? `aten::${name}` : `aten::${name}.${overload}`,
      run,
    ]),
  );
}

const floorMod: Number2 = (a, b) => a - b * Math.floor(a / b);

function notZero(each: Number2): Number2 {
  return (a, b) => {
    if (b === 0) {
      throw new Error('ZeroDivisionError: integer division or modulo by zero');
    }
    return each(a, b);
  };
}

/** Equality as the program sees it, through lists and tuples. */
export function isEqual(a: IValue, b: IValue): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return (
      a.length === b.length && a.every((item, k) => isEqual(item, entry(b, k)))
    );
  }
  if (a instanceof Tuple && b instanceof Tuple) {
    return isEqual([...a.items], [...b.items]);
  }
  if (a instanceof Double || b instanceof Double) {
    return (
      (typeof a === 'number' || a instanceof Double) &&
      (typeof b === 'number' || b instanceof Double) &&
      toNumber(a) === toNumber(b)
    );
  }
  if (a instanceof Dict && b instanceof Dict) {
    return (
      a.entries.size === b.entries.size &&
      [...a.entries.values()].every(([key, item]) =>
        isEqual(item, b.get(key) ?? null),
      )
    );
  }
  return a === b;
}

/** Which of two numbers or texts comes first, by the sign. */
export const order = (a: IValue, b: IValue): number =>
  typeof a === 'string' && typeof b === 'string'
    ? a < b
      ? -1
      : a > b
        ? 1
        : 0
    : toNumber(a) - toNumber(b);

const compare =
  (holds: (sign: number) => boolean): Run =>
  (a: IValue, b: IValue) =>
    holds(order(a, b));

const everyKind = [...numbers, 'bool', '', 'str'];
const equalKinds = [
  ...everyKind,
  'int_list',
  'float_list',
  'bool_list',
  'str_list',
  'device',
  'enum',
];

const one =
  (each: (x: number) => number): Run =>
  (x: IValue) =>
    new Double(each(toNumber(x)));

const floats: Record<string, (x: number) => number> = {
  sqrt: Math.sqrt,
  exp: Math.exp,
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  tanh: Math.tanh,
  atan: Math.atan,
};

/** The only element of a tensor. */
export function item(x: Tensor): IValue {
  if (x.length !== 1) {
    throw new Error(
      `a Tensor with ${x.length} elements cannot be converted to Scalar`,
    );
  }
  const value = entry(read(x), 0);
  if (x.dtype === 'bool') {
    return value !== 0;
  }
  return x.dtype.startsWith('float') || x.dtype === 'bfloat16'
    ? new Double(value)
    : value;
}

function parse(text: string, pattern: RegExp, kind: string): number {
  if (!pattern.test(text.trim())) {
    throw new Error(`could not convert string to ${kind}: '${text}'`);
  }
  return Number(text);
}

/** Runs of the same overloads, by name. */
function table<T>(
  rows: Readonly<Record<string, T>>,
  overloads: readonly string[],
  toRun: (row: T) => Run,
): Record<string, Run> {
  const runs = Object.entries(rows).map(([name, row]) =>
    forOverloads(name, overloads, toRun(row)),
  );
  return Object.assign({}, ...runs) as Record<string, Run>;
}

const arithmetic: Record<string, Number2> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  floordiv: notZero((a, b) => Math.floor(a / b)),
  remainder: notZero(floorMod),
};
const comparisons: Record<string, (sign: number) => boolean> = {
  lt: (sign) => sign < 0,
  le: (sign) => sign <= 0,
  gt: (sign) => sign > 0,
  ge: (sign) => sign >= 0,
};
const bitwise: Record<string, Number2> = {
  __and__: (a, b) => a & b,
  __or__: (a, b) => a | b,
  __xor__: (a, b) => a ^ b,
  __lshift__: (a, b) => a * 2 ** b,
  __rshift__: (a, b) => Math.floor(a / 2 ** b),
};
const size: Run = (a: IValue) =>
  a instanceof Double ? new Double(Math.abs(a.value)) : Math.abs(toNumber(a));

/** Numbers, their comparisons and conversions. */
export const scalars: Record<string, Run> = {
  ...table(arithmetic, [...numbers, ''], numeric),
  ...table(comparisons, everyKind, compare),
  ...table(bitwise, ['int'], (each): Run => each),
  ...table(floats, ['int', 'float', 'Scalar'], one),
  ...forOverloads(
    'div',
    ['int', 'float', ''],
    toFloat((a, b) => a / b),
  ),
  ...forOverloads(
    'fmod',
    [...numbers, ''],
    toFloat((a, b) => a % b),
  ),
  ...forOverloads(
    'pow',
    [...numbers, 'Scalar_Scalar'],
    toFloat((a, b) => a ** b),
  ),
  'aten::pow.int_to_int': numeric((a, b) => a ** b),
  ...forOverloads('eq', equalKinds, isEqual),
  ...forOverloads('ne', equalKinds, (a: IValue, b: IValue) => !isEqual(a, b)),
  ...forOverloads('neg', ['int', 'float', 'Scalar'], (a: IValue) =>
    a instanceof Double ? new Double(-a.value) : -toNumber(a),
  ),
  'aten::abs.Scalar': size,
  'prim::abs.int': (a: number) => Math.abs(a),
  'prim::abs.float': one(Math.abs),
  'prim::abs.Scalar': size,
  ...forOverloads('floor', ['int', 'float', 'Scalar'], (a: IValue) =>
    Math.floor(toNumber(a)),
  ),
  ...forOverloads('ceil', ['int', 'float', 'Scalar'], (a: IValue) =>
    Math.ceil(toNumber(a)),
  ),
  ...forOverloads('round', ['int', 'float', 'Scalar'], one(evenRound)),
  'aten::isnan.float': (a: IValue) => Number.isNaN(toNumber(a)),
  'aten::isinf.float': (a: IValue) => Math.abs(toNumber(a)) === Infinity,
  'aten::__and__.bool': (a: boolean, b: boolean) => a && b,
  'aten::__or__.bool': (a: boolean, b: boolean) => a || b,
  'aten::__xor__.bool': (a: boolean, b: boolean) => a !== b,
  'aten::__not__': (a: boolean) => !a,
  ...Object.assign(
    {},
    ...(['min', 'max'] as const).map((name) => {
      const pick = numeric(Math[name]);
      const list: Run = (items: IValue[]) => {
        const [first, ...rest] = items;
        if (first === undefined) {
          throw new Error(`${name}() arg is an empty sequence`);
        }
        return rest.reduce((best, x) => pick(best, x) as IValue, first);
      };
      return Object.fromEntries([
        ...[...numbers, 'Scalar', ''].map((o) => [
          o === '' ? `prim::${name}` : `prim::${name}.${o}`,
          pick,
        ]),
        [`prim::${name}.self_int`, list],
        [`prim::${name}.self_float`, list],
        [`prim::${name}.self_bool`, list],
        [`prim::${name}.int_list`, list],
      ]);
    }),
  ),
  'aten::Bool.int': (a: IValue) => toNumber(a) !== 0,
  'aten::Bool.float': (a: IValue) => toNumber(a) !== 0,
  'aten::Int.Scalar': (a: IValue) => Math.trunc(toNumber(a)),
  'aten::Int.float': (a: IValue) => Math.trunc(toNumber(a)),
  'aten::Int.bool': (a: IValue) => toNumber(a),
  'aten::Int.str': (a: string) => parse(a, /^[-+]?\d+$/, 'int'),
  'aten::Float.Scalar': one((x) => x),
  'aten::Float.int': one((x) => x),
  'aten::Float.bool': one((x) => x),
  'aten::Float.str': (a: string) =>
    new Double(parse(a, /^[-+]?(?:\d|\.\d)[\d.e+-]*$/i, 'float')),
};

const flag = (x: Tensor) => {
  if (x.length !== 1) {
    throw new Error(
      x.length === 0
        ? 'Boolean value of Tensor with no values is ambiguous'
        : 'Boolean value of Tensor with more than one value is ambiguous',
    );
  }
  return read(x)[0] !== 0;
};

/** Numbers out of tensors. */
export const items: Record<string, Run> = {
  'aten::item': item,
  'aten::Bool.Tensor': flag,
  'aten::is_nonzero': flag,
  'aten::Int.Tensor': (x: Tensor) => Math.trunc(toNumber(item(x))),
  'aten::Float.Tensor': (x: Tensor) => new Double(toNumber(item(x))),
  'aten::ScalarImplicit': item,
  'aten::IntImplicit': (x: Tensor) => Math.trunc(toNumber(item(x))),
  'aten::FloatImplicit': (x: Tensor) => new Double(toNumber(item(x))),
  'aten::equal': (a: Tensor, b: Tensor) =>
    a.sizes.join() === b.sizes.join() &&
    read(b).every((value, k) => value === read(a)[k]),
  'aten::allclose': (
    a: Tensor,
    b: Tensor,
    rtol: IValue = 1e-5,
    atol: IValue = 1e-8,
  ) =>
    read(b).every(
      (value, k) =>
        Math.abs((read(a)[k] ?? NaN) - value) <=
        toNumber(atol) + toNumber(rtol) * Math.abs(value),
    ),
  'aten::tolist': (x: Tensor) => toList(x),
};

/** A tensor as nested lists. */
export function toList(x: Tensor): IValue {
  const values = read(x);
  const nest = (axis: number, from: number, length: number): IValue => {
    if (axis === x.sizes.length) {
      const value = toElement(x.dtype, entry(values, from));
      return x.dtype === 'bool'
        ? value !== 0
        : x.dtype.startsWith('float')
          ? new Double(value)
          : value;
    }
    const part = length / entry(x.sizes, axis);
    return Array.from({length: entry(x.sizes, axis)}, (_, k) =>
      nest(axis + 1, from + k * part, part),
    );
  };
  return nest(0, 0, values.length);
}

/** Printing has no place to go. */
export const printed: Record<string, Run> = {
  'prim::Print': () => undefined,
  'aten::warn': () => undefined,
  'aten::str': (x: IValue) => formatValue(x),
};
