import {hold, read, write, type Tensor} from '../values/Tensor';
import {copy} from './lazy';
import {convertTo} from './pointwise';
import {expand} from './views';

/** Gives a tensor the elements of another; views of it see them too. */
export function assign(to: Tensor, from: Tensor): Tensor {
  const isAlike = from.sizes.join() === to.sizes.join();
  const value = convertTo(isAlike ? from : expand(from, to.sizes), to.dtype);
  if (to.isWhole) {
    // The whole storage changes: it can wait for its elements.
    to.storage.content = hold(value.isWhole ? value : copy(value)).content;
  } else {
    write(to, read(value), value.dtype);
  }
  return to;
}
