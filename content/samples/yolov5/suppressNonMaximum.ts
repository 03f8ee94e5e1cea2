import type {Bounds} from './intersectionOverUnion';
import intersectionOverUnion from './intersectionOverUnion';

/** Keeps the best of each group of boxes that cover the same thing. */
export default function suppressNonMaximum<
  Box extends {score: number; bounds: Bounds},
>(boxes: readonly Box[], overlapLimit = 0.3, limit = 15): Box[] {
  const kept: Box[] = [];
  let rest = [...boxes].sort((a, b) => b.score - a.score);
  while (rest.length > 0 && kept.length < limit) {
    const [best, ...others] = rest;
    kept.push(best);
    rest = others.filter(
      ({bounds}) => intersectionOverUnion(best.bounds, bounds) <= overlapLimit,
    );
  }
  return kept;
}
