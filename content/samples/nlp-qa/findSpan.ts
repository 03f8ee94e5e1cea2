/** First and last token of an answer. */
export type Span = {start: number; end: number};

/**
 * Finds the span with the best sum of start and end score. A span never ends
 * before it starts, lies between `first` and `last`, and is not overlong.
 */
export default function findSpan(
  startScores: ArrayLike<number>,
  endScores: ArrayLike<number>,
  first: number,
  last: number,
  maxLength = 30,
): Span {
  let best: Span = {start: first, end: first};
  let bestScore = -Infinity;
  for (let start = first; start <= last; start += 1) {
    const furthest = Math.min(last, start + maxLength - 1);
    for (let end = start; end <= furthest; end += 1) {
      const score = startScores[start] + endScores[end];
      if (score > bestScore) {
        bestScore = score;
        best = {start, end};
      }
    }
  }
  return best;
}
