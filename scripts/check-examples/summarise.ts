import {inspect} from 'torchlive-web';

/** The shape of some numbers and the least and largest of them. */
export type Summary = {
  shape: readonly number[];
  least: number;
  largest: number;
};

function summaryOf(
  shape: readonly number[],
  values: ArrayLike<number | bigint>,
): Summary {
  const numbers = Array.from(values, Number);
  return {shape, least: Math.min(...numbers), largest: Math.max(...numbers)};
}

/** Describes a tensor, a number or an array of numbers; undefined for anything else. */
export function summarise(value: unknown): Summary | undefined {
  if (typeof value === 'number') {
    return summaryOf([], [value]);
  }
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const numbers = value as unknown as ArrayLike<number>;
    return summaryOf([numbers.length], numbers);
  }
  const tensor = inspect(value);
  if (tensor === null) {
    return undefined;
  }
  const {shape, offset, storage} = tensor;
  const count = shape.reduce((product, size) => product * size, 1);
  const numbers = Array.from<number | bigint>(storage).slice(
    offset,
    offset + count,
  );
  return summaryOf(shape, numbers);
}
