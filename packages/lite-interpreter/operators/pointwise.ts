import {
  allocate,
  dtypeOf,
  isFloating,
  toElement,
  type DType,
} from '../values/dtype';
import type {Emit, GraphWriter} from '../values/emit';
import {Double, toNumber, type IValue} from '../values/ivalue';
import {Tensor} from '../values/Tensor';
import {binary, cast, unary, type Binary, type Unary} from './elementwise';
import {lazy, copy} from './lazy';
import {broadcast} from '../values/layout';
import {inGraph, resultType, type Operand} from './numbers';
import type {Run} from './Operator';
import {reshape} from './views';

/** The error function, to the precision of a double. */
export function erf(x: number): number {
  const z = Math.abs(x);
  if (z > 6) {
    return Math.sign(x);
  }
  if (z < 2.5) {
    let term = z;
    let sum = z;
    for (let n = 1; n < 80 && Math.abs(term) > 1e-17 * sum; n++) {
      term *= (-z * z) / n;
      sum += term / (2 * n + 1);
    }
    return (Math.sign(x) * 2 * sum) / Math.sqrt(Math.PI);
  }
  // A continued fraction of what is left to 1.
  let fraction = 0;
  for (let n = 60; n > 0; n--) {
    fraction = n / 2 / (z + fraction);
  }
  return (
    Math.sign(x) * (1 - Math.exp(-z * z) / (z + fraction) / Math.sqrt(Math.PI))
  );
}

/** From 0 to 1. */
export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const clampTo = (x: number, low: number, high: number) =>
  x < low ? low : x > high ? high : x;
/** Rounds halves to even. */
export const evenRound = (x: number) => {
  const rounded = Math.round(x);
  return Math.abs(x % 1) === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
};

const number = (graph: GraphWriter, value: number) =>
  graph.constant('float32', [], [value]);

const timesItself: (of: Emit) => Emit =
  (of) =>
  (graph, [x]) =>
    graph.node('Mul', [x!, of(graph, [x!])]);

const gelu: Emit = (graph, [x]) => {
  const erfOf = graph.node('Erf', [
    graph.node('Mul', [x!, number(graph, Math.SQRT1_2)]),
  ]);
  return graph.node('Mul', [
    graph.node('Mul', [x!, number(graph, 0.5)]),
    graph.node('Add', [erfOf, number(graph, 1)]),
  ]);
};

type Row = Omit<Unary, 'key'>;

const unaries: Record<string, Row> = {
  relu: {each: (x) => (x < 0 ? 0 : x), node: 'Relu', keepsType: true},
  relu6: {
    each: (x) => clampTo(x, 0, 6),
    node: (g, [x]) => g.node('Clip', [x!, number(g, 0), number(g, 6)]),
    keepsType: true,
  },
  sigmoid: {each: sigmoid, node: 'Sigmoid'},
  tanh: {each: Math.tanh, node: 'Tanh'},
  exp: {each: Math.exp, node: 'Exp'},
  expm1: {each: Math.expm1},
  log: {each: Math.log, node: 'Log'},
  log2: {each: Math.log2},
  log10: {each: Math.log10},
  log1p: {each: Math.log1p},
  sqrt: {each: Math.sqrt, node: 'Sqrt'},
  rsqrt: {
    each: (x) => 1 / Math.sqrt(x),
    node: (g, [x]) => g.node('Reciprocal', [g.node('Sqrt', [x!])]),
  },
  reciprocal: {each: (x) => 1 / x, node: 'Reciprocal'},
  sin: {each: Math.sin, node: 'Sin'},
  cos: {each: Math.cos, node: 'Cos'},
  tan: {each: Math.tan, node: 'Tan'},
  asin: {each: Math.asin},
  acos: {each: Math.acos},
  atan: {each: Math.atan, node: 'Atan'},
  sinh: {each: Math.sinh},
  cosh: {each: Math.cosh},
  erf: {each: erf, node: 'Erf'},
  neg: {each: (x) => -x, node: 'Neg', keepsType: true},
  abs: {each: Math.abs, node: 'Abs', keepsType: true},
  square: {
    each: (x) => x * x,
    node: (g, [x]) => g.node('Mul', [x!, x!]),
    keepsType: true,
  },
  floor: {each: Math.floor, node: 'Floor', keepsType: true},
  ceil: {each: Math.ceil, node: 'Ceil', keepsType: true},
  trunc: {each: Math.trunc, keepsType: true},
  frac: {each: (x) => x - Math.trunc(x), keepsType: true},
  round: {each: evenRound, node: 'Round', keepsType: true},
  sign: {each: Math.sign, node: 'Sign', keepsType: true},
  silu: {
    each: (x) => x * sigmoid(x),
    node: timesItself((g, [x]) => g.node('Sigmoid', [x!])),
  },
  mish: {
    each: (x) =>
      x * Math.tanh(Math.log1p(Math.exp(-Math.abs(x))) + Math.max(x, 0)),
    node: timesItself((g, [x]) => g.node('Tanh', [g.node('Softplus', [x!])])),
  },
  hardsigmoid: {
    each: (x) => clampTo(x + 3, 0, 6) / 6,
    node: (g, [x]) =>
      g.node('HardSigmoid', [x!], {alpha: {float: 1 / 6}, beta: {float: 0.5}}),
  },
  hardswish: {
    each: (x) => (x * clampTo(x + 3, 0, 6)) / 6,
    node: timesItself((g, [x]) =>
      g.node('HardSigmoid', [x!], {alpha: {float: 1 / 6}, beta: {float: 0.5}}),
    ),
  },
  log_sigmoid: {
    each: (x) => Math.min(x, 0) - Math.log1p(Math.exp(-Math.abs(x))),
  },
  softsign: {each: (x) => x / (1 + Math.abs(x)), node: 'Softsign'},
  isnan: {each: (x) => (Number.isNaN(x) ? 1 : 0), result: 'bool'},
  isinf: {each: (x) => (Math.abs(x) === Infinity ? 1 : 0), result: 'bool'},
  isfinite: {each: (x) => (Number.isFinite(x) ? 1 : 0), result: 'bool'},
  logical_not: {each: (x) => (x === 0 ? 1 : 0), result: 'bool'},
};

const floorMod = (a: number, b: number) => a - b * Math.floor(a / b);
const equalNode: Emit = (g, names) => g.node('Equal', names);
const not: (of: string) => Emit = (of) => (g, names) =>
  g.node('Not', [g.node(of, names)]);

type Pair = Omit<Binary, 'key'>;

const binaries: Record<string, Pair> = {
  add: {each: (a, b) => a + b, node: 'Add'},
  sub: {each: (a, b) => a - b, node: 'Sub'},
  mul: {each: (a, b) => a * b, node: 'Mul'},
  div: {each: (a, b) => a / b, node: 'Div', floats: true},
  floor_divide: {each: (a, b) => Math.floor(a / b)},
  remainder: {each: floorMod},
  fmod: {each: (a, b) => a % b},
  pow: {each: (a, b) => a ** b, node: 'Pow'},
  maximum: {
    each: (a, b) => (a > b || Number.isNaN(a) ? a : b),
    node: 'Max',
  },
  minimum: {
    each: (a, b) => (a < b || Number.isNaN(a) ? a : b),
    node: 'Min',
  },
  atan2: {each: Math.atan2, floats: true},
  eq: {each: (a, b) => (a === b ? 1 : 0), result: 'bool', node: equalNode},
  ne: {each: (a, b) => (a === b ? 0 : 1), result: 'bool', node: not('Equal')},
  lt: {each: (a, b) => (a < b ? 1 : 0), result: 'bool', node: 'Less'},
  gt: {each: (a, b) => (a > b ? 1 : 0), result: 'bool', node: 'Greater'},
  le: {each: (a, b) => (a <= b ? 1 : 0), result: 'bool', node: 'LessOrEqual'},
  ge: {
    each: (a, b) => (a >= b ? 1 : 0),
    result: 'bool',
    node: 'GreaterOrEqual',
  },
  logical_and: {each: (a, b) => (a !== 0 && b !== 0 ? 1 : 0), result: 'bool'},
  logical_or: {each: (a, b) => (a !== 0 || b !== 0 ? 1 : 0), result: 'bool'},
  logical_xor: {
    each: (a, b) => ((a !== 0) !== (b !== 0) ? 1 : 0),
    result: 'bool',
  },
  bitwise_and: {each: (a, b) => a & b},
  bitwise_or: {each: (a, b) => a | b},
  bitwise_xor: {each: (a, b) => a ^ b},
};

const apply = (name: string) => (a: Operand, b: Operand) =>
  binary({key: name, ...binaries[name]!}, a, b);

/** `alpha * b`; the factor is hardly ever another than 1. */
const scaled = (b: Operand, alpha: IValue) =>
  toNumber(alpha) === 1 ? b : apply('mul')(b, alpha as Operand);

/** `a + alpha * b`. */
export const add = (a: Operand, b: Operand, alpha: IValue = 1): Tensor =>
  apply('add')(a, scaled(b, alpha));

/** `a * b`. */
export const multiply = (a: Operand, b: Operand): Tensor => apply('mul')(a, b);

const subtract = (a: Operand, b: Operand, alpha: IValue = 1): Tensor =>
  apply('sub')(a, scaled(b, alpha));

/** `a / b`, rounded as asked. */
export function divide(
  a: Operand,
  b: Operand,
  mode: string | null = null,
): Tensor {
  if (mode === null) {
    return apply('div')(a, b);
  }
  const round = mode === 'floor' ? Math.floor : Math.trunc;
  return binary({key: `div ${mode}`, each: (x, y) => round(x / y)}, a, b);
}

/** Elements of one type as another. */
export function convertTo(x: Tensor, dtype: DType): Tensor {
  if (x.dtype === dtype) {
    return x;
  }
  const from = x.dtype;
  const known = [from, dtype].every((type) => inGraph(type) || type === 'bool');
  return lazy({
    key: 'to',
    inputs: [x],
    dtype,
    sizes: x.sizes,
    compute: (values) => {
      const out = allocate(dtype, values.length);
      for (let k = 0; k < out.length; k++) {
        out[k] = toElement(dtype, values[k]!);
      }
      return out;
    },
    emit: known
      ? (graph, [name]) => cast(graph, name!, from, dtype)
      : undefined,
    cost: 0,
  });
}

const whole = 2 ** 62;

/** Limits elements to a range; either end may be open. */
export function clamp(
  x: Tensor,
  low: IValue = null,
  high: IValue = null,
): Tensor {
  const least = low === null ? -Infinity : toNumber(low);
  const most = high === null ? Infinity : toNumber(high);
  const widens =
    !isFloating(x.dtype) && (low instanceof Double || high instanceof Double);
  const input = widens ? convertTo(x, 'float32') : x;
  const {dtype} = input;
  const limit = (graph: GraphWriter, value: number) =>
    graph.constant(dtype, [], [clampTo(value, -whole, whole)]);
  return lazy({
    key: `clamp(${least},${most})`,
    inputs: [input],
    dtype,
    sizes: x.sizes,
    compute: (values) =>
      values.map((value) => Math.min(Math.max(value, least), most)),
    emit: !inGraph(dtype)
      ? undefined
      : (graph, [name]) =>
          graph.node('Clip', [
            name!,
            low === null ? '' : limit(graph, least),
            high === null ? '' : limit(graph, most),
          ]),
  });
}

const activation =
  (
    key: string,
    make: (...args: number[]) => Row,
    defaults: readonly number[],
  ): Run =>
  (x: Tensor, ...args: IValue[]) => {
    const values = defaults.map((value, k) =>
      args[k] === undefined || args[k] === null ? value : toNumber(args[k]),
    );
    return unary({key: `${key}(${values.join()})`, ...make(...values)}, x);
  };

/** Operators of each element on its own. */
export const pointwise: Record<string, Run> = {
  ...Object.fromEntries(
    Object.entries(unaries).map(([name, row]) => [
      `aten::${name}`,
      (x: Tensor) => unary({key: name, ...row}, x),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(binaries).flatMap((name) =>
      ['', '.Tensor', '.Scalar'].map((overload) => [
        `aten::${name}${overload}`,
        apply(name),
      ]),
    ),
  ),
  'aten::add.Tensor': add,
  'aten::add.Scalar': add,
  'aten::sub.Tensor': subtract,
  'aten::sub.Scalar': subtract,
  'aten::rsub.Tensor': (a: Operand, b: Operand, alpha?: IValue) =>
    subtract(b, a, alpha),
  'aten::rsub.Scalar': (a: Operand, b: Operand, alpha?: IValue) =>
    subtract(b, a, alpha),
  'aten::_add_relu.Tensor': (a: Tensor, b: Tensor, alpha?: IValue) =>
    unary({key: 'relu', ...unaries.relu!}, add(a, b, alpha)),
  'aten::div.Tensor_mode': divide,
  'aten::div.Scalar_mode': divide,
  'aten::true_divide.Tensor': apply('div'),
  'aten::pow.Tensor_Tensor': apply('pow'),
  'aten::pow.Tensor_Scalar': (a: Tensor, b: Operand) =>
    toNumber(b) === 2
      ? unary({key: 'square', ...unaries.square!}, a)
      : apply('pow')(a, b),
  'aten::pow.Scalar': apply('pow'),
  'aten::max.other': apply('maximum'),
  'aten::min.other': apply('minimum'),
  'aten::__and__.Tensor': apply('bitwise_and'),
  'aten::__or__.Tensor': apply('bitwise_or'),
  'aten::bitwise_not': (x: Tensor) =>
    unary(
      {
        key: 'bitwise_not',
        each: x.dtype === 'bool' ? (v) => 1 - v : (v) => -v - 1,
        keepsType: true,
      },
      x,
    ),
  'aten::clamp': clamp,
  'aten::clip': clamp,
  'aten::clamp_min': (x: Tensor, low: IValue) => clamp(x, low),
  'aten::clamp_max': (x: Tensor, high: IValue) => clamp(x, null, high),
  'aten::hardtanh': (
    x: Tensor,
    low: IValue = new Double(-1),
    high: IValue = new Double(1),
  ) => clamp(x, low, high),
  'aten::gelu': (x: Tensor, approximate = 'none') =>
    approximate === 'tanh'
      ? unary(
          {
            key: 'gelu tanh',
            each: (v) =>
              0.5 *
              v *
              (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (v + 0.044715 * v ** 3))),
          },
          x,
        )
      : unary(
          {
            key: 'gelu',
            each: (v) => 0.5 * v * (1 + erf(v * Math.SQRT1_2)),
            node: gelu,
          },
          x,
        ),
  'aten::leaky_relu': activation(
    'leaky_relu',
    (slope) => ({
      each: (x) => (x > 0 ? x : x * slope),
      node: 'LeakyRelu',
      attributes: {alpha: {float: slope}},
    }),
    [0.01],
  ),
  'aten::elu': activation(
    'elu',
    (alpha, scale, inputScale) => ({
      each: (x) =>
        x > 0 ? x * scale : Math.expm1(x * inputScale) * alpha * scale,
      ...(scale === 1 &&
        inputScale === 1 && {
          node: 'Elu',
          attributes: {alpha: {float: alpha}},
        }),
    }),
    [1, 1, 1],
  ),
  'aten::selu': activation(
    'selu',
    () => ({
      each: (x) =>
        1.0507009873554805 * (x > 0 ? x : 1.6732632423543772 * Math.expm1(x)),
      node: 'Selu',
    }),
    [],
  ),
  'aten::celu': activation(
    'celu',
    (alpha) => ({
      each: (x) => Math.max(0, x) + Math.min(0, alpha * Math.expm1(x / alpha)),
    }),
    [1],
  ),
  'aten::softplus': activation(
    'softplus',
    (beta, threshold) => ({
      each: (x) =>
        x * beta > threshold ? x : Math.log1p(Math.exp(x * beta)) / beta,
      ...(beta === 1 && {node: 'Softplus'}),
    }),
    [1, 20],
  ),
  'aten::threshold': activation(
    'threshold',
    (limit, value) => ({
      each: (x) => (x > limit ? x : value),
      keepsType: true,
    }),
    [0, 0],
  ),
  'aten::hardshrink': activation(
    'hardshrink',
    (lambda) => ({each: (x) => (Math.abs(x) > lambda ? x : 0)}),
    [0.5],
  ),
  'aten::prelu': (x: Tensor, weight: Tensor) => prelu(x, weight),
  'aten::addcmul': (x: Tensor, a: Tensor, b: Tensor, value: IValue = 1) =>
    add(x, apply('mul')(a, b), value),
  'aten::addcdiv': (x: Tensor, a: Tensor, b: Tensor, value: IValue = 1) =>
    add(x, apply('div')(a, b), value),
  'aten::lerp.Scalar': (a: Tensor, b: Tensor, weight: IValue) =>
    add(a, subtract(b, a), weight),
  'aten::where.self': where,
  'aten::where.ScalarOther': where,
  'aten::where.ScalarSelf': where,
  'aten::where.Scalar': where,
  'aten::masked_fill.Scalar': (x: Tensor, mask: Tensor, value: Operand) =>
    convertTo(where(mask, value, x), x.dtype),
  'aten::masked_fill.Tensor': (x: Tensor, mask: Tensor, value: Tensor) =>
    convertTo(where(mask, value, x), x.dtype),
  'aten::to.dtype': (x: Tensor, code: number, _wait?: boolean, fresh = false) =>
    to(x, code, fresh),
  // The last are whether to wait, whether to copy, and the order in memory.
  'aten::to.device': (x: Tensor, _device: IValue, code: number, ...rest) =>
    to(x, code, rest[1]),
  'aten::to.dtype_layout': (x: Tensor, code?: number, ...rest) =>
    to(x, code ?? null, rest[4]),
  'aten::to.other': (x: Tensor, other: Tensor, ...rest) =>
    rest[1] === true
      ? copy(convertTo(x, other.dtype))
      : convertTo(x, other.dtype),
  'aten::to.prim_Device': (
    x: Tensor,
    _device: IValue,
    code: number | null = null,
  ) => to(x, code),
  'aten::to.prim_dtype': (x: Tensor, code: number | null = null) => to(x, code),
  'aten::to.prim_other': (x: Tensor) => x,
  'aten::type_as': (x: Tensor, other: Tensor) => convertTo(x, other.dtype),
};

function to(x: Tensor, code: number | null, fresh?: IValue): Tensor {
  const converted = code === null ? x : convertTo(x, dtypeOf(code));
  return fresh === true && converted === x ? copy(x) : converted;
}

/** Elements of one tensor or the other. */
export function where(mask: Tensor, a: Operand, b: Operand): Tensor {
  const dtype = resultType(a, b);
  const shape = [a, b].reduce<readonly number[]>(
    (sizes, x) => (x instanceof Tensor ? broadcast(sizes, x.sizes) : sizes),
    mask.sizes,
  );
  const flag = convertTo(mask, 'bool');
  const pick = (x: Operand) =>
    x instanceof Tensor ? convertTo(x, dtype) : toNumber(x);
  const [x, y] = [pick(a), pick(b)];
  return whereOf(flag, x, y, dtype, shape);
}

function whereOf(
  mask: Tensor,
  a: Tensor | number,
  b: Tensor | number,
  dtype: DType,
  sizes: readonly number[],
): Tensor {
  const parts = [mask, a, b];
  const inputs = parts.filter((part) => part instanceof Tensor);
  const expanded = parts.map((part) =>
    part instanceof Tensor ? indexer(part.sizes, sizes) : undefined,
  );
  return lazy({
    key: `where(${parts.map((part) => (part instanceof Tensor ? '' : part)).join()})`,
    inputs,
    dtype,
    sizes,
    compute: (...arrays) => {
      const rest = [...arrays];
      const flags = rest.shift()!;
      const left = typeof a === 'number' ? undefined : rest.shift();
      const right = typeof b === 'number' ? undefined : rest.shift();
      const out = allocate(
        dtype,
        sizes.reduce((x, y) => x * y, 1),
      );
      for (let k = 0; k < out.length; k++) {
        out[k] =
          flags[expanded[0]!(k)] === 0
            ? (right?.[expanded[2]!(k)] ?? (b as number))
            : (left?.[expanded[1]!(k)] ?? (a as number));
      }
      return out;
    },
    emit: !inGraph(dtype)
      ? undefined
      : (graph, names) => {
          const rest = names.slice(1);
          const operand = (part: Tensor | number) =>
            part instanceof Tensor
              ? rest.shift()!
              : graph.constant(dtype, [], [part]);
          const left = operand(a);
          return graph.node('Where', [names[0]!, left, operand(b)]);
        },
  });
}

/** Where an element of a shape is in an array of a shape that is broadcast to it. */
function indexer(
  from: readonly number[],
  to: readonly number[],
): (position: number) => number {
  if (from.length === to.length && from.every((size, k) => size === to[k])) {
    return (position) => position;
  }
  const lead = to.length - from.length;
  return (position) => {
    let rest = position;
    let at = 0;
    let step = 1;
    for (let axis = to.length - 1; axis >= lead; axis--) {
      const size = from[axis - lead]!;
      const index = rest % to[axis]!;
      rest = Math.floor(rest / to[axis]!);
      at += size === 1 ? 0 : index * step;
      step *= size;
    }
    return at;
  };
}

function prelu(x: Tensor, weight: Tensor): Tensor {
  const channels = x.sizes.map((_, axis) => (axis === 1 ? weight.length : 1));
  const slopes = reshape(weight, channels.length > 1 ? channels : [-1]);
  return where(apply('gt')(x, 0), x, apply('mul')(x, slopes));
}
