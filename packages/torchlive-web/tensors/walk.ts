import {entry, numelOf, type Sizes} from './layout';

type Operand = {readonly strides: Sizes; readonly offset: number};

/**
 * Handles `count` elements in a row: operand `k` starts at `at[k]` and moves by
 * `step[k]`.
 */
type Row = (count: number, at: number[], step: Sizes) => void;

type Loop = {size: number; steps: number[]; done: number};

/** Nested loops over a shape, as few as possible, about in the memory order of the first operand. */
function loopsOver(shape: Sizes, operands: readonly Operand[]): Loop[] {
  const order = entry(operands, 0).strides;
  const loops: Loop[] = [];
  const dims = [...shape.keys()]
    .filter((dim) => shape[dim] !== 1)
    .sort((a, b) => entry(order, b) - entry(order, a));
  for (const dim of dims) {
    const size = entry(shape, dim);
    const steps = operands.map(({strides}) => entry(strides, dim));
    const outer = loops.at(-1);
    if (outer?.steps.every((step, k) => step === entry(steps, k) * size)) {
      outer.size *= size;
      outer.steps = steps;
    } else {
      loops.push({size, steps, done: 0});
    }
  }
  // A short row costs more than a step: the longest loop goes inside instead.
  if (loops.length > 1 && entry(loops, -1).size < 32) {
    const longest = loops.reduce((a, b) => (b.size > a.size ? b : a));
    loops.splice(loops.indexOf(longest), 1);
    loops.push(longest);
  }
  return loops.reverse();
}

/** Moves to the next row; `false` after the last one. */
function advance(at: number[], loops: readonly Loop[]): boolean {
  for (const loop of loops) {
    const {size, steps} = loop;
    loop.done = (loop.done + 1) % size;
    const times = loop.done === 0 ? 1 - size : 1;
    for (let k = 0; k < at.length; k++) {
      at[k] = (at[k] ?? 0) + (steps[k] ?? 0) * times;
    }
    if (loop.done !== 0) {
      return true;
    }
  }
  return false;
}

/** Visits every element of a shape, row by row. */
export function walk(
  shape: Sizes,
  operands: readonly Operand[],
  row: Row,
): void {
  if (numelOf(shape) === 0) {
    return;
  }
  const [inner, ...outer] = loopsOver(shape, operands);
  const {size, steps} = inner ?? {size: 1, steps: operands.map(() => 0)};
  const at = operands.map(({offset}) => offset);
  do {
    row(size, at, steps);
  } while (advance(at, outer));
}
