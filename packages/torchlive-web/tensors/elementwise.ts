import {cast} from './copy';
import {checkedNumber} from './create';
import {dtypes, type DType} from './dtype';
import {check, fail} from './errors';
import {
  add,
  clampTo,
  divide,
  floorDivide,
  multiply,
  absolute,
  squareRoot,
  toNaN,
  truncDivide,
  type Binary,
  type Unary,
} from './kernels';
import {
  channelsLastStrides,
  contiguousStrides,
  iteratorStrides,
  isChannelsLast,
  isDense,
  isContiguous,
  type Sizes,
} from './layout';
import {broadcastShapes, broadcastStrides} from './shape';
import {empty, scalar, view, type Tensor} from './tensor';
import {promotionRules, resultType, type PromotionRule} from './promotion';
import {walk} from './walk';

const same = (a: Sizes, b: Sizes) =>
  a.length === b.length && a.every((size, dim) => size === b[dim]);

/** Strides of the result, chosen as TensorIterator does. */
function resultStrides(shape: Sizes, operands: readonly Tensor[]): Sizes {
  const [first] = operands;
  if (operands.every((operand) => same(operand.shape, shape))) {
    const all = (test: (shape: Sizes, strides: Sizes) => boolean) =>
      operands.every(({strides}) => test(shape, strides));
    if (all(isContiguous)) {
      return contiguousStrides(shape);
    }
    if (all(isChannelsLast)) {
      return channelsLastStrides(shape);
    }
    if (
      first &&
      all(isDense) &&
      operands.every(({strides}) => same(strides, first.strides))
    ) {
      return first.strides;
    }
  }
  return iteratorStrides(
    shape,
    operands.map(({shape: own, strides}) =>
      broadcastStrides(own, strides, shape),
    ),
  );
}

/** An operand in the shape of the result. */
const broadcast = (operand: Tensor, shape: Sizes): Tensor =>
  view(operand, shape, broadcastStrides(operand.shape, operand.strides, shape));

/** Where the result goes: over the converted operand, if that is a copy and fits. */
function place(
  converted: Tensor,
  operand: Tensor,
  shape: Sizes,
  strides: Sizes,
): Tensor {
  return converted.storage !== operand.storage &&
    same(converted.strides, strides)
    ? converted
    : empty(converted.dtype, shape, strides);
}

function binary(
  kernel: Binary,
  a: Tensor,
  b: Tensor,
  dtype: DType,
  factor = 1,
  others: readonly Tensor[] = [],
): Tensor {
  const shape = broadcastShapes(a.shape, b.shape);
  const [first, second] = [cast(a, dtype), cast(b, dtype)];
  const left = broadcast(first, shape);
  const right = broadcast(second, shape);
  const out = place(
    left,
    a,
    shape,
    resultStrides(shape, [...others, first, second]),
  );
  const to = out.storage as Float32Array;
  const x = left.storage as Float32Array;
  const y = right.storage as Float32Array;
  const each =
    dtype === 'int64'
      ? (kernel.bigint ?? kernel.each)
      : dtypes[dtype].float
        ? kernel.each
        : (kernel.integer ?? kernel.each);
  const float32 = dtype === 'float32' && kernel.float32;
  walk(
    shape,
    [out, left, right],
    (count, [o = 0, i = 0, j = 0], [outStep = 0, step = 0, jump = 0]) => {
      if (float32 && outStep === 1 && step === 1 && jump < 2) {
        const target = to.subarray(o, o + count);
        const row = x.subarray(i, i + count);
        if (jump === 0) {
          float32.byNumber(target, row, y[j] ?? 0, factor);
        } else {
          float32.byTensor(target, row, y.subarray(j), factor);
        }
        return;
      }
      for (let k = 0; k < count; k++) {
        const value = x[i + k * step] ?? 0;
        to[o + k * outStep] = each(value, y[j + k * jump] ?? 0, factor);
      }
    },
  );
  return out;
}

function unary(kernel: Unary, tensor: Tensor, dtype: DType): Tensor {
  const {shape} = tensor;
  const from = cast(tensor, dtype);
  const out = place(from, tensor, shape, resultStrides(shape, [tensor]));
  const to = out.storage as Float32Array;
  const x = from.storage as Float32Array;
  walk(shape, [out, from], (count, [o = 0, i = 0], [outStep = 0, step = 0]) => {
    if (dtype === 'float32' && outStep === 1 && step === 1) {
      kernel.float32(to.subarray(o, o + count), x.subarray(i, i + count));
      return;
    }
    for (let k = 0; k < count; k++) {
      to[o + k * outStep] = kernel.each(x[i + k * step] ?? 0);
    }
  });
  return out;
}

type Operand = Tensor | number;

const asTensor = (operand: Operand, dtype: DType): Tensor =>
  typeof operand === 'number' ? scalar(dtype, operand) : operand;

/** `tensor + factor * other`. */
export function addScaled(
  tensor: Tensor,
  other: Operand,
  factor: number,
  rule: PromotionRule,
): Tensor {
  const dtype = promotionRules[rule]([tensor, other]);
  const scale = dtypes[dtype].float ? checkedNumber(factor, dtype) : factor;
  return binary(add, tensor, asTensor(other, dtype), dtype, scale);
}

/** Throws what libtorch says of an `alpha` for integers: a number is never one. */
export function checkAlpha(tensor: Tensor, other: Operand): void {
  if (typeof other !== 'number') {
    broadcastShapes(tensor.shape, other.shape);
  }
  check(
    dtypes[resultType([tensor, other])].float,
    'For integral input tensors, argument alpha must not be a floating point number.',
  );
}

export function mul(
  tensor: Tensor,
  other: Operand,
  rule: PromotionRule,
): Tensor {
  const dtype = promotionRules[rule]([tensor, other]);
  return binary(multiply, tensor, asTensor(other, dtype), dtype);
}

export function div(
  tensor: Tensor,
  other: Operand,
  rounding: string | undefined,
  rule: PromotionRule,
): Tensor {
  const dtype = promotionRules[rounding === undefined ? rule : 'common']([
    tensor,
    other,
  ]);
  const divisor = asTensor(other, dtype);
  switch (rounding) {
    case undefined:
      return binary(divide, tensor, divisor, dtype);
    case 'trunc':
      return binary(truncDivide(dtype), tensor, divisor, dtype);
    case 'floor':
      return binary(floorDivide(dtype), tensor, divisor, dtype);
    default:
      return fail(
        `div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '${rounding}'`,
      );
  }
}

export const abs = (tensor: Tensor): Tensor =>
  unary(absolute, tensor, tensor.dtype);

export const sqrt = (tensor: Tensor, rule: PromotionRule): Tensor =>
  unary(squareRoot, tensor, promotionRules[rule]([tensor]));

type Bounds<T> = {min?: T | undefined; max?: T | undefined};

const noBounds = "torch.clamp: At least one of 'min' or 'max' must not be None";

/** Bounds that are numbers; the result is always a float. */
export function clampToNumbers(
  tensor: Tensor,
  {min, max}: Bounds<number>,
): Tensor {
  const bounds = [min, max].filter((bound) => bound !== undefined);
  check(bounds.length > 0, noBounds);
  const dtype = resultType([tensor, ...bounds]);
  // Of two bounds, one that is NaN makes everything NaN; alone, it does nothing.
  if (bounds.length === 2 && bounds.some(Number.isNaN)) {
    return unary(toNaN, cast(tensor, dtype), dtype);
  }
  const bound = (value: number | undefined, none: number) =>
    checkedNumber(Number.isNaN(value) ? none : (value ?? none), dtype);
  const between = clampTo(bound(min, -Infinity), bound(max, Infinity));
  return unary(between, cast(tensor, dtype), dtype);
}

// Comparisons, since Math.max takes no bigint. Either NaN wins; of equals, the first.
const larger: Binary = {each: (a, b) => (a < b || b !== b ? b : a)};
const smaller: Binary = {each: (a, b) => (a > b || b !== b ? b : a)};

/** Bounds that are tensors and broadcast. */
export function clampToTensors(
  tensor: Tensor,
  {min, max}: Bounds<Tensor>,
): Tensor {
  const bounds = [min, max].filter((bound) => bound !== undefined);
  check(bounds.length > 0, noBounds);
  const dtype = resultType([tensor, ...bounds]);
  const raised = min ? binary(larger, tensor, min, dtype) : tensor;
  if (!max) {
    return raised;
  }
  // The strides follow from all three, as in one operation.
  const others = min
    ? [tensor, min].map((operand) => cast(operand, dtype))
    : [];
  return binary(smaller, raised, max, dtype, 1, others);
}
