import type {Part} from '../messages';
import {format} from './format';
import {inspect} from './phone';

/** The form in which a printed value is shown. */
export function partOf(value: unknown): Part {
  const tensor = inspect(value);
  return tensor === null
    ? {kind: 'text', text: format(value)}
    : {
        kind: 'tensor',
        text: String(value),
        shape: tensor.shape,
        dtype: tensor.dtype,
      };
}
