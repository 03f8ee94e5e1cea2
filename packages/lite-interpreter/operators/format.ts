import {
  Device,
  Dict,
  Double,
  ScriptObject,
  Tuple,
  type IValue,
} from '../values/ivalue';
import {Tensor} from '../values/Tensor';

/** A value as libtorch prints it. */
export function formatValue(value: IValue): string {
  if (value === null) {
    return 'None';
  }
  if (typeof value === 'boolean') {
    return value ? 'True' : 'False';
  }
  if (typeof value === 'number' || typeof value === 'string') {
    return String(value);
  }
  if (value instanceof Double) {
    return Number.isInteger(value.value) && Math.abs(value.value) < 1e16
      ? `${value.value}.`
      : String(value.value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(formatValue).join(', ')}]`;
  }
  if (value instanceof Tuple) {
    const items = value.items.map(formatValue).join(', ');
    return value.items.length === 1 ? `(${items},)` : `(${items})`;
  }
  if (value instanceof Dict) {
    const pairs = [...value.entries.values()].map(
      ([key, item]) => `${formatValue(key)}: ${formatValue(item)}`,
    );
    return `{${pairs.join(', ')}}`;
  }
  if (value instanceof Tensor) {
    return `Tensor of shape [${value.sizes.join(', ')}]`;
  }
  if (value instanceof Device) {
    return value.name;
  }
  return value instanceof ScriptObject ? `<${value.type}>` : '';
}
