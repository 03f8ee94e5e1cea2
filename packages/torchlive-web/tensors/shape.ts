import {check, fail} from './errors';
import {entry, numelOf, type Sizes} from './layout';

/** All digits of a 64-bit integer, of which the greatest is no double. */
export const digits = (integer: number): string =>
  String(BigInt.asIntN(64, BigInt(integer) - BigInt(integer >= 2 ** 63)));

export const list = (sizes: Sizes): string =>
  `[${sizes.map(digits).join(', ')}]`;

/** A dimension counted from the start; a tensor without dimensions counts as one. */
export function wrapDim(dim: number, rank: number): number {
  const count = Math.max(rank, 1);
  if (dim < -count || dim >= count) {
    fail(
      `Dimension out of range (expected to be in range of [${-count}, ${count - 1}], but got ${digits(dim)})`,
    );
  }
  return dim < 0 ? dim + count : dim;
}

/** Dimensions counted from the start, each at most once. */
export function wrapDims(
  dims: Sizes,
  rank: number,
  repeated = (dim: number) =>
    `dim ${dim} appears multiple times in the list of dims`,
): Set<number> {
  const seen = new Set<number>();
  for (const dim of dims) {
    const wrapped = wrapDim(dim, rank);
    check(!seen.has(wrapped), repeated(wrapped));
    seen.add(wrapped);
  }
  return seen;
}

/** Shape that two tensors broadcast to. */
export function broadcastShapes(a: Sizes, b: Sizes): Sizes {
  if (b.length === 0) {
    return a;
  }
  const rank = Math.max(a.length, b.length);
  const shape: number[] = [];
  // From the last dimension: the error names the last one that differs.
  for (let dim = rank - 1; dim >= 0; dim--) {
    const left = a[dim - rank + a.length] ?? 1;
    const right = b[dim - rank + b.length] ?? 1;
    if (left !== right && left !== 1 && right !== 1) {
      fail(
        `The size of tensor a (${left}) must match the size of tensor b (${right}) at non-singleton dimension ${dim}`,
      );
    }
    shape.unshift(left === 1 ? right : left);
  }
  return shape;
}

/** Strides of a tensor that is broadcast to `target`. */
export function broadcastStrides(
  shape: Sizes,
  strides: Sizes,
  target: Sizes,
): Sizes {
  const missing = target.length - shape.length;
  return target.map((size, dim) =>
    dim < missing || (shape[dim - missing] === 1 && size !== 1)
      ? 0
      : entry(strides, dim - missing),
  );
}

/** What holds for sizes of 64 bits: libtorch keeps the others for symbols. */
export function checkSymbolic(shape: Sizes): void {
  const symbol = shape.find((size) => size < -(2 ** 62));
  if (symbol !== undefined) {
    fail(
      `IntArrayRef contains an int that cannot be represented as a SymInt: ${digits(symbol)}`,
    );
  }
}

export function checkSizes(shape: Sizes): void {
  checkSymbolic(shape);
  const negative = shape.find((size) => size < 0);
  if (negative !== undefined) {
    fail(
      `Trying to create tensor with negative dimension ${digits(negative)}: ${list(shape)}`,
    );
  }
}

/** Multiplies sizes as unsigned integers of 64 bits, as libtorch does, and checks the product. */
export function checkCount(shape: Sizes): void {
  let count = 1n;
  let overflows = false;
  for (const size of shape) {
    count *= BigInt.asUintN(64, BigInt(size));
    overflows ||= count >= 2n ** 64n;
  }
  check(
    !overflows && count < 2n ** 63n,
    'numel: integer multiplication overflow',
  );
}

/** A shape for `count` elements, with one `-1` worked out. */
export function inferShape(shape: Sizes, count: number): Sizes {
  checkSymbolic(shape);
  const unknown = shape.indexOf(-1);
  shape.forEach((size, dim) => {
    check(size !== -1 || dim === unknown, 'only one dimension can be inferred');
    check(size >= -1, `invalid shape dimension ${digits(size)}`);
  });
  const known = numelOf(shape.filter((size) => size !== -1));
  if (unknown >= 0 && known === 0 && count === 0) {
    fail(
      `cannot reshape tensor of 0 elements into shape ${list(shape)} because the unspecified dimension size -1 can be any value and is ambiguous`,
    );
  }
  check(
    unknown < 0
      ? known === count
      : known > 0 && known < 2 ** 63 && count % known === 0,
    `shape '${list(shape)}' is invalid for input of size ${count}`,
  );
  return shape.map((size) => (size === -1 ? count / known : size));
}
