import type {Tensor} from '../../tensors/tensor';
import {isObject} from './jsi';
import {nativeOf} from './hostObject';

export const isTensor = (native: unknown): native is Tensor =>
  typeof native === 'object' && native !== null && 'storage' in native;

/** What is behind a tensor of the binding; `null` for anything else. */
export function inspect(value: unknown): Tensor | null {
  const native = isObject(value) ? nativeOf(value) : undefined;
  return isTensor(native) ? native : null;
}
