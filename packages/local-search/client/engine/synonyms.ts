import type {Manifest} from '../../shared/indexFile';
import {namesOf, wordsOf, type Word} from '../../shared/tokens';
import {stem} from './stem';
import {removeStopWords} from './stopWords';

/** Another phrase to search for, and its weight. */
export type Alternative = {words: Word[]; weight: number};

/** Finds the synonyms of a phrase. */
export type AlternativesTo = (phrase: Word[]) => Alternative[];

const synonymWeight = 0.45;

function keyOf(words: Word[]): string {
  return namesOf(words).map(stem).join(' ');
}

/** Indexes lists of synonyms by the stems of each phrase. */
export function createSynonyms(lists: Manifest['synonyms']): AlternativesTo {
  const synonyms = new Map<string, Alternative[]>();
  for (const phrases of lists) {
    const parsed = phrases.map((phrase) => removeStopWords(wordsOf(phrase)));
    for (const phrase of parsed) {
      const key = keyOf(phrase);
      const others = parsed
        .filter((other) => keyOf(other) !== key)
        .map((words) => ({words, weight: synonymWeight}));
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return (phrase) => synonyms.get(keyOf(phrase)) ?? [];
}
