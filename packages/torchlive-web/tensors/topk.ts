import {check} from './errors';
import {wrapDim} from './shape';
import {clone} from './copy';
import {empty, type Tensor} from './tensor';
import {walk} from './walk';

/** The `k` largest or smallest elements along a dimension, and their indices. */
export function topk(
  tensor: Tensor,
  k: number,
  along: number,
  largest: boolean,
): {values: Tensor; indices: Tensor} {
  const {shape} = tensor;
  const dim = wrapDim(along, shape.length);
  const size = shape[dim] ?? 1;
  check(k >= 0 && k <= size, 'selected index k out of range');
  if (shape.length === 0) {
    return {values: clone(tensor), indices: empty('int32', [])};
  }
  const resultShape = shape.map((length, d) => (d === dim ? k : length));
  const values = empty(tensor.dtype, resultShape);
  const indices = empty('int32', resultShape);
  const a = tensor.storage as Float32Array;
  const step = tensor.strides[dim] ?? 1;
  const jump = values.strides[dim] ?? 1;
  const sign = largest ? 1 : -1;
  // NaN counts as the largest. Equal elements stay in order.
  const compare = (x: number, y: number) => {
    if (x !== x || y !== y) {
      return (Number(y !== y) - Number(x !== x)) * sign;
    }
    return x === y ? 0 : x < y ? sign : -sign;
  };
  const lines = shape.map((length, d) => (d === dim ? 1 : length));
  walk(
    lines,
    [values, tensor],
    (count, [o = 0, i = 0], [outNext = 0, next = 0]) => {
      for (let line = 0; line < count; line++) {
        const from = i + line * next;
        const to = o + line * outNext;
        const value = (index: number) => a[from + index * step] ?? 0;
        Array.from({length: size}, (_, at) => at)
          .sort((x, y) => compare(value(x), value(y)))
          .slice(0, k)
          .forEach((index, at) => {
            indices.storage[to + at * jump] = index;
            values.storage[to + at * jump] = value(index);
          });
      }
    },
  );
  return {values, indices};
}
