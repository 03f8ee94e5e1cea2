import type {Type} from './parseType';

/** Best pairs of two lists, each element used once; the order does not matter. */
export function bestPairs(
  wanted: readonly Type[],
  given: readonly Type[],
  score: (one: Type, other: Type) => number,
): {wanted: number; given: number; score: number}[] {
  const open = wanted
    .flatMap((one, wantedIndex) =>
      given.map((other, givenIndex) => ({
        wanted: wantedIndex,
        given: givenIndex,
        score: score(one, other),
      })),
    )
    .filter((pair) => pair.score > 0)
    // In the same order where nothing else decides.
    .sort(
      (a, b) =>
        b.score - a.score ||
        Math.abs(a.wanted - a.given) - Math.abs(b.wanted - b.given),
    );
  const pairs: typeof open = [];
  for (const pair of open) {
    if (
      !pairs.some(
        (other) => other.wanted === pair.wanted || other.given === pair.given,
      )
    ) {
      pairs.push(pair);
    }
  }
  return pairs;
}
