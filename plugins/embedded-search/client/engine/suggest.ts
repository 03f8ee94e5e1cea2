import {normalizeName} from './nameBonus';

const maxSuggestions = 3;

function bigramsOf(text: string): Set<string> {
  const letters = ` ${normalizeName(text)}`;
  return new Set(
    Array.from({length: letters.length - 1}, (_, start) =>
      letters.slice(start, start + 2),
    ),
  );
}

/** Sørensen–Dice coefficient of two sets. */
function similarity(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((bigram) => b.has(bigram)).length;
  return (2 * common) / (a.size + b.size || 1);
}

/** The names most similar to a query; the first names of the list if none is. */
export function suggest(query: string, names: readonly string[]): string[] {
  const searched = bigramsOf(query);
  return names
    .map((name) => ({name, score: similarity(searched, bigramsOf(name))}))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions)
    .map(({name}) => name);
}
