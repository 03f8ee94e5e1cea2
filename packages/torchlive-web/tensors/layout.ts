export type Sizes = readonly number[];

/** An entry that must be there; a negative index counts from the end. */
export function entry<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index < 0 ? index + list.length : index];
  if (found === undefined) {
    throw new RangeError(`no entry ${index} in ${list.length}`);
  }
  return found;
}

/** Number of elements. */
export function numelOf(shape: Sizes): number {
  return shape.reduce((product, size) => product * size, 1);
}

/** Strides in `order`, which lists dimensions from the fastest to the slowest. */
function stridesIn(order: Sizes, shape: Sizes, least = 1): number[] {
  const strides = shape.map(() => 1);
  let next = 1;
  for (const dim of order) {
    strides[dim] = next;
    next *= Math.max(entry(shape, dim), least);
  }
  return strides;
}

const fastestLast = (shape: Sizes) => [...shape.keys()].reverse();

/** Strides of a tensor that lies row by row. */
export function contiguousStrides(shape: Sizes): number[] {
  return stridesIn(fastestLast(shape), shape);
}

/** Strides of four dimensions with the channels beside each other. */
export function channelsLastStrides(shape: Sizes): number[] {
  return stridesIn([1, 3, 2, 0], shape, 0);
}

/** Whether strides are these, where a size makes them matter. */
function matches(shape: Sizes, strides: Sizes, wanted: Sizes): boolean {
  return shape.every((size, dim) => size === 1 || strides[dim] === wanted[dim]);
}

export function isContiguous(shape: Sizes, strides: Sizes): boolean {
  return (
    numelOf(shape) === 0 || matches(shape, strides, contiguousStrides(shape))
  );
}

export function isChannelsLast(shape: Sizes, strides: Sizes): boolean {
  return (
    shape.length === 4 && matches(shape, strides, channelsLastStrides(shape))
  );
}

/** Whether the elements fill their memory without gap or overlap. */
export function isDense(shape: Sizes, strides: Sizes): boolean {
  if (numelOf(shape) === 0) {
    return true;
  }
  const dims = [...shape.keys()]
    .filter((dim) => shape[dim] !== 1)
    .sort((a, b) => entry(strides, a) - entry(strides, b));
  let next = 1;
  return dims.every((dim) => {
    const fits = strides[dim] === next;
    next *= entry(shape, dim);
    return fits;
  });
}

/**
 * Dimensions from the fastest to the slowest, as TensorIterator sorts them:
 * by the strides of the first operand that tells two dimensions apart.
 */
function memoryOrder(shape: Sizes, operands: readonly Sizes[]): number[] {
  const compare = (a: number, b: number): number => {
    for (const strides of operands) {
      const [left, right] = [entry(strides, a), entry(strides, b)];
      // A broadcast dimension says nothing about the order.
      if (left === 0 || right === 0) {
        continue;
      }
      if (left !== right) {
        return left - right;
      }
      if (entry(shape, a) > entry(shape, b)) {
        return 1;
      }
    }
    return 0;
  };
  const order = fastestLast(shape);
  for (let i = 1; i < order.length; i++) {
    let at = i;
    for (let before = i - 1; before >= 0; before--) {
      const [outer, inner] = [entry(order, before), entry(order, at)];
      const way = compare(outer, inner);
      if (way < 0) {
        break;
      }
      if (way > 0) {
        [order[before], order[at]] = [inner, outer];
        at = before;
      }
    }
  }
  return order;
}

/** Strides of a dense result that keeps the memory order of its operands. */
export function denseStrides(
  shape: Sizes,
  operands: readonly Sizes[],
): number[] {
  return stridesIn(memoryOrder(shape, operands), shape);
}

/** The same for the result of an operation, where a size of 0 makes strides 0. */
export function iteratorStrides(
  shape: Sizes,
  operands: readonly Sizes[],
): number[] {
  const order = memoryOrder(shape, operands);
  return order.join() === fastestLast(shape).join()
    ? contiguousStrides(shape)
    : stridesIn(order, shape, 0);
}

/** Whether libtorch takes strides for channels-last, gaps or not. */
function suggestsChannelsLast(shape: Sizes, strides: Sizes): boolean {
  if (shape.length !== 4 || strides[1] === 0) {
    return false;
  }
  let least = 0;
  return [1, 3, 2, 0].every((dim) => {
    const [size, stride] = [entry(shape, dim), entry(strides, dim)];
    const ambiguous = dim === 0 && least === strides[1];
    const fits = size !== 0 && stride >= least && !ambiguous;
    least = stride * Math.max(size, 1);
    return fits;
  });
}

/** Strides of a new tensor in the memory format that another suggests. */
export function suggestedStrides(
  shape: Sizes,
  like: {shape: Sizes; strides: Sizes},
): number[] {
  return suggestsChannelsLast(like.shape, like.strides)
    ? channelsLastStrides(shape)
    : contiguousStrides(shape);
}
