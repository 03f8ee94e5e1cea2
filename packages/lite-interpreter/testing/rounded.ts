import {expect} from 'vitest';
import type {Plain} from '../conformance/fixtures';

/** Numbers as far as floats of 32 bits agree. */
export function rounded(value: Plain): unknown {
  if (Array.isArray(value)) {
    return value.map(rounded);
  }
  if (value === null || typeof value !== 'object') {
    return typeof value === 'number'
      ? (expect.closeTo(value, 4) as unknown)
      : value;
  }
  return 'dict' in value
    ? {dict: value.dict.map(([key, item]) => [key, rounded(item)])}
    : {
        ...value,
        values: value.values.map(
          (n) => expect.closeTo(Number(n), 4) as unknown,
        ),
      };
}
