import {Dict, Double, Tensor, Tuple, type IValue} from 'lite-interpreter';

/** The types and shapes in what a model gives, as Python would write them. */
export function describeResult(value: IValue, depth = 0): string {
  if (value instanceof Tensor) {
    return `${value.dtype} [${value.sizes.join(', ')}]`;
  }
  if (depth > 5) {
    return '…';
  }
  const inner = (items: readonly IValue[]) => {
    const shown = items
      .slice(0, 8)
      .map((item) => describeResult(item, depth + 1));
    return [...shown, ...(items.length > 8 ? ['…'] : [])].join(', ');
  };
  if (value instanceof Tuple) {
    return `(${inner(value.items)})`;
  }
  if (Array.isArray(value)) {
    return `[${inner(value)}]`;
  }
  if (value instanceof Dict) {
    const pairs = [...value.entries.values()].slice(0, 8);
    const words = pairs.map((pair) =>
      pair.map((part) => describeResult(part, depth + 1)).join(': '),
    );
    return `{${words.join(', ')}}`;
  }
  if (value instanceof Double) {
    return String(value.value);
  }
  switch (typeof value) {
    case 'boolean':
      return value ? 'True' : 'False';
    case 'string':
      return JSON.stringify(value.slice(0, 200));
    case 'number':
      return String(value);
    default:
      return value === null ? 'None' : 'an object';
  }
}
