import {entry} from './given';

/** How many elements a shape has. */
export function count(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1);
}

/** The strides of a shape without gaps, last dimension fastest. */
export function contiguousStrides(sizes: readonly number[]): number[] {
  const strides = new Array<number>(sizes.length);
  let step = 1;
  for (let axis = sizes.length - 1; axis >= 0; axis--) {
    strides[axis] = step;
    step *= Math.max(1, entry(sizes, axis));
  }
  return strides;
}

/** Whether elements lie one after the other. */
export function isContiguous(
  sizes: readonly number[],
  strides: readonly number[],
): boolean {
  const wanted = contiguousStrides(sizes);
  return sizes.every(
    (size, axis) => size === 1 || strides[axis] === wanted[axis],
  );
}

/** Counts a negative dimension from the end. */
export function wrapAxis(axis: number, dimensions: number): number {
  const rank = Math.max(1, dimensions);
  if (axis < -rank || axis >= rank) {
    throw new Error(
      `Dimension out of range (expected to be in range of [${-rank}, ${rank - 1}], but got ${axis})`,
    );
  }
  return axis < 0 ? axis + rank : axis;
}

/** The shape that two shapes are broadcast to. */
export function broadcast(
  a: readonly number[],
  b: readonly number[],
): number[] {
  const rank = Math.max(a.length, b.length);
  return Array.from({length: rank}, (_, axis) => {
    const x = a[axis - rank + a.length] ?? 1;
    const y = b[axis - rank + b.length] ?? 1;
    if (x !== y && x !== 1 && y !== 1) {
      throw new Error(
        `The size of tensor a (${x}) must match the size of tensor b (${y}) at non-singleton dimension ${axis}`,
      );
    }
    return x === 1 ? y : x;
  });
}

/** Strides that read a shape as one that it is broadcast to. */
export function broadcastStrides(
  from: readonly number[],
  strides: readonly number[],
  to: readonly number[],
): number[] {
  const lead = to.length - from.length;
  return to.map((size, axis) =>
    axis < lead || (from[axis - lead] === 1 && size !== 1)
      ? 0
      : entry(strides, axis - lead),
  );
}

/**
 * Calls `each(position, offset)` for every row of the last dimension; positions count
 * elements in order, offsets follow the strides.
 */
export function eachRow(
  sizes: readonly number[],
  strides: readonly number[],
  offset: number,
  each: (position: number, offset: number) => void,
): void {
  const outer = sizes.length - 1;
  const row = entry(sizes, outer);
  const rows = count(sizes.slice(0, outer));
  if (rows * row === 0) {
    return;
  }
  const loops = sizes
    .slice(0, outer)
    .map((size, axis) => ({size, stride: entry(strides, axis), done: 0}))
    .reverse();
  let at = offset;
  for (let k = 0; k < rows; k++) {
    each(k * row, at);
    for (const loop of loops) {
      at += loop.stride;
      if (++loop.done < loop.size) {
        break;
      }
      at -= loop.stride * loop.size;
      loop.done = 0;
    }
  }
}
