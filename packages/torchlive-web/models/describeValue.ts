import {isTensor} from '../native/torchlive/inspect';
import type {Value} from '../native/torchlive/types';

/** The types and shapes in a value, such as `{out: float32 [1, 21, 8, 8]}`. */
export function describeValue(value: Value): string {
  if (isTensor(value)) {
    return `${value.dtype} [${value.shape.join(', ')}]`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(describeValue).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, entry]) => `${key}: ${describeValue(entry)}`,
    );
    return `{${entries.join(', ')}}`;
  }
  switch (typeof value) {
    case 'string':
      return 'str';
    case 'number':
      return 'number';
    case 'boolean':
      return 'bool';
    default:
      return 'None';
  }
}

/** Whether a value has these types and shapes, in which `*` is any size. */
export function fits(value: Value, description: string): boolean {
  const pattern = description
    .replace(/[[\]{}]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\d+`);
  return new RegExp(`^${pattern}$`).test(describeValue(value));
}
