import {allocate} from '../values/dtype';
import type {Tensor} from '../values/Tensor';
import {lazy} from './lazy';
import {reshape} from './views';
import {entry} from '../values/given';

/** The first dimension the other way round. */
export function flipFirst(x: Tensor): Tensor {
  const row = x.length / entry(x.sizes, 0);
  return lazy({
    key: 'flip first',
    inputs: [x],
    dtype: x.dtype,
    sizes: x.sizes,
    compute: (values) => {
      const out = allocate(x.dtype, values.length);
      for (let at = 0; at < out.length; at += row) {
        out.set(values.subarray(at, at + row), out.length - row - at);
      }
      return out;
    },
  });
}

/** A vector as a batch of one. */
export function rowsFrom(x: Tensor): Tensor {
  return reshape(x, [1, ...x.sizes]);
}
