import {squash} from './names';

const mostSuggestions = 3;

function pairsOf(text: string): Set<string> {
  const letters = ` ${squash(text)}`;
  return new Set(
    Array.from({length: letters.length - 1}, (_, start) =>
      letters.slice(start, start + 2),
    ),
  );
}

/** Share of letter pairs that two names have in common. */
function likeness(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size || 1);
}

/** Names most like what was typed; where nothing is alike, the first names in the list. */
export function suggest(query: string, names: readonly string[]): string[] {
  const asked = pairsOf(query);
  return names
    .map((name, position) => ({
      name,
      position,
      score: likeness(asked, pairsOf(name)),
    }))
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, mostSuggestions)
    .map(({name}) => name);
}
