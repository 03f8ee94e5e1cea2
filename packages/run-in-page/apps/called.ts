import {isNothing, tuple, type Shape} from '../shape';
import type {Called} from './remote';

/** A function by the shapes of its values and, if it gives one, of its result. */
export function called<V extends readonly unknown[], R = undefined>(
  values: {readonly [K in keyof V]: Shape<V[K]>},
  result: Shape<R> = isNothing as Shape<R>,
): Called<V, R> {
  return {values: tuple<V>(...values), result};
}
