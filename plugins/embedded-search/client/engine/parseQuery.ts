import {stem} from '../../shared/stem';
import {wordsOf, type Word} from '../../shared/tokens';
import {tellingWords} from './stopWords';
import {synonyms} from './synonyms';

/** More is not a query but a paste; the rest is not looked at. */
const longestQuery = 200;
const mostWords = 12;

/** A part of the query that has to be found: words, or any phrase that means the same. */
export type Unit = {
  words: Word[];
  alternatives: Word[][];
};

function keyOf(words: Word[]): string {
  return words
    .flatMap(({pieces}) => pieces.map(({whole}) => stem(whole)))
    .join(' ');
}

/** From a phrase's stems to the phrases that mean the same. */
const equals = new Map<string, Word[][]>();
for (const phrases of synonyms) {
  const parsed = phrases.map((phrase) => tellingWords(wordsOf(phrase)));
  for (const phrase of parsed) {
    const key = keyOf(phrase);
    const others = parsed.filter((other) => keyOf(other) !== key);
    equals.set(key, [...(equals.get(key) ?? []), ...others]);
  }
}

const longestPhrase = 3;

/** Takes words from the front: as many as make a known phrase, or one. */
function takeUnit(words: Word[]): Unit {
  for (let count = Math.min(longestPhrase, words.length); count > 1; count--) {
    const phrase = words.slice(0, count);
    const alternatives = equals.get(keyOf(phrase));
    if (alternatives !== undefined) {
      return {words: phrase, alternatives};
    }
  }
  const single = words.slice(0, 1);
  return {words: single, alternatives: equals.get(keyOf(single)) ?? []};
}

/** Reads a query: words that carry meaning, in units that have synonyms. */
export function parseQuery(query: string): Unit[] {
  let rest = tellingWords(
    wordsOf(query.slice(0, longestQuery)).slice(0, mostWords),
  );
  const units: Unit[] = [];
  while (rest.length > 0) {
    const unit = takeUnit(rest);
    units.push(unit);
    rest = rest.slice(unit.words.length);
  }
  return units;
}
