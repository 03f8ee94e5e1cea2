import {piecesOf, wordsOf, type Word} from '../../shared/tokens';
import {mend} from './mend';
import {tellingWords} from './stopWords';
import type {Alternative, AlternativesTo} from './synonyms';
import type {Vocabulary} from './vocabulary';

/** More is not a query but a paste; the rest is not looked at. */
const longestQuery = 200;
const mostWords = 12;

/** A part of the query that has to be found: words, or any phrase that means the same. */
export type Unit = {words: Word[]; alternatives: Alternative[]};

const weightOfMended = 0.9;
const weightOfJoined = 1.5;

/** What the words may be but for a blank or a slip: "gray scale" is "grayscale". */
function mended(words: Word[], vocabulary: Vocabulary): Alternative[] {
  const pieces = piecesOf(words);
  const joined = pieces.join('');
  if (pieces.length > 1) {
    return vocabulary.has(joined)
      ? [{words: wordsOf(joined), weight: weightOfJoined}]
      : [];
  }
  return mend(joined, vocabulary).map((phrase) => ({
    words: wordsOf(phrase.join(' ')),
    weight: weightOfMended,
  }));
}

const longestPhrase = 3;

/** Takes words from the front: as many as make a known phrase, or one. */
function takeUnit(
  words: Word[],
  vocabulary: Vocabulary,
  alternativesTo: AlternativesTo,
): Unit {
  for (let count = Math.min(longestPhrase, words.length); count > 0; count--) {
    const phrase = words.slice(0, count);
    const alternatives = [
      ...alternativesTo(phrase),
      ...mended(phrase, vocabulary),
    ];
    if (alternatives.length > 0) {
      return {words: phrase, alternatives};
    }
  }
  return {words: words.slice(0, 1), alternatives: []};
}

/** Reads a query: words that carry meaning, in units that have synonyms. */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  alternativesTo: AlternativesTo,
): Unit[] {
  let rest = tellingWords(
    wordsOf(query.slice(0, longestQuery)).slice(0, mostWords),
  );
  const units: Unit[] = [];
  while (rest.length > 0) {
    const unit = takeUnit(rest, vocabulary, alternativesTo);
    units.push(unit);
    rest = rest.slice(unit.words.length);
  }
  return units;
}
