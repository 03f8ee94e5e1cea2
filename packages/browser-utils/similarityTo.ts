/** Bigrams of a text with their counts. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Compares texts by Dice's coefficient: 0 is different, 1 is the same. */
export function similarityTo(text: string): (other: string) => number {
  const pairs = pairsOf(text);
  return (other) => {
    if (other === text) {
      return 1;
    }
    let shared = 0;
    for (const [pair, count] of pairsOf(other)) {
      shared += Math.min(count, pairs.get(pair) ?? 0);
    }
    const total = Math.max(text.length - 1, 0) + Math.max(other.length - 1, 0);
    return total === 0 ? 0 : (2 * shared) / total;
  };
}
