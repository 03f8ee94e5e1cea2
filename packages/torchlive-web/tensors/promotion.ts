import {dtypes, type DType} from './dtype';
import type {Tensor} from './tensor';

const order = Object.keys(dtypes) as DType[];

/** The smallest dtype that holds both. */
export function promote(a: DType, b: DType): DType {
  const [low, high] = order.indexOf(a) < order.indexOf(b) ? [a, b] : [b, a];
  // The only pair where neither type can represent the other.
  return low === 'uint8' && high === 'int8' ? 'int16' : high;
}

/** The first, unless only the second is a float. */
function outrank(a: DType | undefined, b: DType | undefined) {
  if (!a || !b) {
    return a ?? b;
  }
  return !dtypes[a].float && dtypes[b].float ? promote(a, b) : a;
}

/**
 * The dtype that operands meet in: tensors with dimensions outrank those without,
 * and both outrank numbers, which count as floats.
 */
export function resultType(operands: readonly (Tensor | number)[]): DType {
  const ranks: (DType | undefined)[] = [undefined, undefined, undefined];
  for (const operand of operands) {
    const rank =
      typeof operand === 'number' ? 2 : operand.shape.length === 0 ? 1 : 0;
    const dtype = typeof operand === 'number' ? 'float32' : operand.dtype;
    const before = ranks[rank];
    ranks[rank] = before ? promote(before, dtype) : dtype;
  }
  return outrank(outrank(ranks[0], ranks[1]), ranks[2]) ?? 'float32';
}

/** How an operation finds the dtype of its result. */
export const promotionRules = {
  /** The dtype that the operands meet in. */
  common: resultType,
  /** As `common`, but integers become `float32`. */
  float: (operands: readonly (Tensor | number)[]): DType => {
    const dtype = resultType(operands);
    return dtypes[dtype].float ? dtype : 'float32';
  },
  /** Integers of any size become `int64`. */
  sum: (operands: readonly (Tensor | number)[]): DType => {
    const dtype = resultType(operands);
    return dtypes[dtype].float ? dtype : 'int64';
  },
};

export type PromotionRule = keyof typeof promotionRules;
