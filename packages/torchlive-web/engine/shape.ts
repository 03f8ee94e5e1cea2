import {check, fail} from './errors';
import {numelOf, type Sizes} from './layout';

export const list = (sizes: Sizes): string => `[${sizes.join(', ')}]`;

/** A dimension counted from the start; a tensor without dimensions counts as one. */
export function wrapDim(dim: number, rank: number): number {
  const count = Math.max(rank, 1);
  if (dim < -count || dim >= count) {
    fail(
      `Dimension out of range (expected to be in range of [${-count}, ${count - 1}], but got ${dim})`,
    );
  }
  return dim < 0 ? dim + count : dim;
}

/** Dimensions counted from the start, each at most once. */
export function wrapDims(dims: Sizes, rank: number): Set<number> {
  const seen = new Set<number>();
  for (const dim of dims) {
    const wrapped = wrapDim(dim, rank);
    check(
      !seen.has(wrapped),
      `dim ${wrapped} appears multiple times in the list of dims`,
    );
    seen.add(wrapped);
  }
  return seen;
}

/** Shape that two tensors broadcast to. */
export function broadcastShapes(a: Sizes, b: Sizes): Sizes {
  if (b.length === 0) return a;
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
      : strides[dim - missing]!,
  );
}

export function checkSizes(shape: Sizes): void {
  const negative = shape.find((size) => size < 0);
  if (negative !== undefined) {
    fail(
      `Trying to create tensor with negative dimension ${negative}: ${list(shape)}`,
    );
  }
}

/** A shape for `count` elements, with one `-1` worked out. */
export function inferShape(shape: Sizes, count: number): Sizes {
  const unknown = shape.indexOf(-1);
  check(
    unknown === shape.lastIndexOf(-1),
    'only one dimension can be inferred',
  );
  const wrong = shape.find((size) => size < -1);
  if (wrong !== undefined) fail(`invalid shape dimension ${wrong}`);
  const known = numelOf(shape.filter((size) => size !== -1));
  if (unknown >= 0 && known === 0 && count === 0) {
    fail(
      `cannot reshape tensor of 0 elements into shape ${list(shape)} because the unspecified dimension size -1 can be any value and is ambiguous`,
    );
  }
  check(
    unknown < 0 ? known === count : known > 0 && count % known === 0,
    `shape '${list(shape)}' is invalid for input of size ${count}`,
  );
  return shape.map((size) => (size === -1 ? count / known : size));
}
