import {numelOf, type Sizes} from './layout';

type Operand = {readonly strides: Sizes; readonly offset: number};

/**
 * Handles `count` elements in a row: operand `k` starts at `at[k]` and moves by
 * `step[k]`.
 */
type Row = (count: number, at: number[], step: Sizes) => void;

type Loop = {size: number; steps: number[]};

/** Nested loops over a shape, as few as possible, about in the memory order of the first operand. */
function loopsOver(shape: Sizes, operands: readonly Operand[]): Loop[] {
  const order = operands[0]!.strides;
  const loops: Loop[] = [];
  const dims = [...shape.keys()]
    .filter((dim) => shape[dim] !== 1)
    .sort((a, b) => order[b]! - order[a]!);
  for (const dim of dims) {
    const size = shape[dim]!;
    const steps = operands.map(({strides}) => strides[dim]!);
    const outer = loops.at(-1);
    if (outer?.steps.every((step, k) => step === steps[k]! * size)) {
      outer.size *= size;
      outer.steps = steps;
    } else loops.push({size, steps});
  }
  // A short row costs more than a step: the longest loop goes inside instead.
  if (loops.length > 1 && loops.at(-1)!.size < 32) {
    const longest = loops.reduce((a, b) => (b.size > a.size ? b : a));
    loops.splice(loops.indexOf(longest), 1);
    loops.push(longest);
  }
  return loops;
}

/** Visits every element of a shape, row by row. */
export function walk(
  shape: Sizes,
  operands: readonly Operand[],
  row: Row,
): void {
  if (numelOf(shape) === 0) return;
  const loops = loopsOver(shape, operands);
  const inner = loops.pop() ?? {size: 1, steps: operands.map(() => 0)};
  const at = operands.map(({offset}) => offset);
  const counters = loops.map(() => 0);
  for (;;) {
    row(inner.size, at, inner.steps);
    let level = loops.length - 1;
    for (; level >= 0; level--) {
      const {size, steps} = loops[level]!;
      const done = size === ++counters[level]!;
      for (let k = 0; k < at.length; k++) {
        at[k]! += steps[k]! * (done ? 1 - size : 1);
      }
      if (!done) break;
      counters[level] = 0;
    }
    if (level < 0) return;
  }
}
