import {namesOf, wordsOf, type Word} from '../../shared/tokens';
import {correctTypos} from './correctTypos';
import {removeStopWords} from './stopWords';
import type {Alternative, AlternativesTo} from './synonyms';
import type {Vocabulary} from './vocabulary';

/** Anything longer was pasted; the rest is ignored. */
const maxLength = 200;
const maxWords = 12;

/** A part of the query that a section has to match: its words, or an alternative. */
export type Unit = {words: Word[]; alternatives: Alternative[]};

const correctionWeight = 0.9;
const joinedWeight = 1.5;

/** Corrects a missing or extra space and swapped letters: "gray scale" may be "grayscale". */
function corrections(words: Word[], vocabulary: Vocabulary): Alternative[] {
  const names = namesOf(words);
  const joined = names.join('');
  if (names.length > 1) {
    return vocabulary.has(joined)
      ? [{words: wordsOf(joined), weight: joinedWeight}]
      : [];
  }
  return correctTypos(joined, vocabulary).map((phrase) => ({
    words: wordsOf(phrase.join(' ')),
    weight: correctionWeight,
  }));
}

const maxPhraseLength = 3;

/** Takes the first words: the longest phrase that has alternatives, or one word. */
function takeUnit(
  words: Word[],
  vocabulary: Vocabulary,
  alternativesTo: AlternativesTo,
): Unit {
  for (
    let count = Math.min(maxPhraseLength, words.length);
    count > 0;
    count--
  ) {
    const phrase = words.slice(0, count);
    const alternatives = [
      ...alternativesTo(phrase),
      ...corrections(phrase, vocabulary),
    ];
    if (alternatives.length > 0) {
      return {words: phrase, alternatives};
    }
  }
  return {words: words.slice(0, 1), alternatives: []};
}

/** Parses a query into units, without stop words. */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  alternativesTo: AlternativesTo,
): Unit[] {
  let rest = removeStopWords(
    wordsOf(query.slice(0, maxLength)).slice(0, maxWords),
  );
  const units: Unit[] = [];
  while (rest.length > 0) {
    const unit = takeUnit(rest, vocabulary, alternativesTo);
    units.push(unit);
    rest = rest.slice(unit.words.length);
  }
  return units;
}
