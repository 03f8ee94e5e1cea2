import {isFloating, promote, type DType} from '../values/dtype';
import {entry} from '../values/given';
import type {Double} from '../values/ivalue';
import {toNumber, type IValue} from '../values/ivalue';
import {Tensor} from '../values/Tensor';

/** A tensor or a number, as arithmetic takes them. */
export type Operand = Tensor | number | boolean | Double;

/** The type of a result of operands, as `torch.result_type`: shapes outrank scalars of one kind. */
export function resultType(...operands: readonly Operand[]): DType {
  const groups: (DType | undefined)[] = [undefined, undefined, undefined];
  for (const operand of operands) {
    const rank =
      operand instanceof Tensor ? (operand.sizes.length > 0 ? 0 : 1) : 2;
    const dtype = typeOf(operand);
    const seen = groups[rank];
    groups[rank] = seen === undefined ? dtype : promote(seen, dtype);
  }
  const [shaped, scalar, number] = groups;
  return combine(combine(shaped, scalar), number) ?? 'float32';
}

function combine(
  a: DType | undefined,
  b: DType | undefined,
): DType | undefined {
  if (a === undefined || b === undefined) {
    return a ?? b;
  }
  return category(a) >= category(b) ? a : b === 'float64' ? 'float32' : b;
}

function category(dtype: DType): number {
  return isFloating(dtype) ? 2 : dtype === 'bool' ? 0 : 1;
}

function typeOf(operand: Operand): DType {
  if (operand instanceof Tensor) {
    return operand.dtype;
  }
  return typeof operand === 'boolean'
    ? 'bool'
    : typeof operand === 'number'
      ? 'int64'
      : 'float32';
}

/** `n` numbers of a list that may have one for all. */
export function spread(value: IValue, n: number): number[] {
  const list = (Array.isArray(value) ? value : [value]).map(toNumber);
  return list.length === n ? list : new Array<number>(n).fill(entry(list, 0));
}

/** The integers of a list, or of one. */
export function integers(value: IValue): number[] {
  return (Array.isArray(value) ? value : value === null ? [] : [value]).map(
    toNumber,
  );
}

/** A float type: integers become floats, as in `torch.div`. */
export function floating(dtype: DType): DType {
  return isFloating(dtype) ? dtype : 'float32';
}

const graphTypes = new Set<DType>(['float32', 'int32', 'int64']);

/** Whether the graph's runtime computes with a type. */
export function inGraph(...dtypes: readonly DType[]): boolean {
  return dtypes.every((dtype) => graphTypes.has(dtype));
}
