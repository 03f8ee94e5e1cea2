import {similarityTo} from 'browser-utils/similarity-to';
import {normalizeName} from './nameBonus';

const maxSuggestions = 3;

/** With a space, because the first letter counts as a bigram of its own. */
function lettersOf(text: string): string {
  return ` ${normalizeName(text)}`;
}

/** The names most similar to a query; the first names of the list if none is. */
export function suggest(query: string, names: readonly string[]): string[] {
  const scoreOf = similarityTo(lettersOf(query));
  return names
    .map((name) => ({name, score: scoreOf(lettersOf(name))}))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSuggestions)
    .map(({name}) => name);
}
