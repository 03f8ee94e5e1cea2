import type {Manifest} from '../../shared/indexFile';
import {piecesOf, wordsOf, type Word} from '../../shared/tokens';
import {stem} from './stem';
import {tellingWords} from './stopWords';

/** A phrase that will do as well, and how well. */
export type Alternative = {words: Word[]; weight: number};

/** Tells the phrases that mean the same as a phrase. */
export type AlternativesTo = (phrase: Word[]) => Alternative[];

const weightOfSynonym = 0.45;

function keyOf(words: Word[]): string {
  return piecesOf(words).map(stem).join(' ');
}

/** Reads lists of equals; a phrase is known by the stems of its words. */
export function createSynonyms(lists: Manifest['synonyms']): AlternativesTo {
  const equals = new Map<string, Alternative[]>();
  for (const phrases of lists) {
    const parsed = phrases.map((phrase) => tellingWords(wordsOf(phrase)));
    for (const phrase of parsed) {
      const key = keyOf(phrase);
      const others = parsed
        .filter((other) => keyOf(other) !== key)
        .map((words) => ({words, weight: weightOfSynonym}));
      equals.set(key, [...(equals.get(key) ?? []), ...others]);
    }
  }
  return (phrase) => equals.get(keyOf(phrase)) ?? [];
}
