import type {Word} from '../../shared/tokens';

const stopWords: ReadonlySet<string> = new Set(
  `a about am an and any are as at be by can cannot could d did do does doesn
  don for from get has have how i if in into is isn it its ll m me my need of on
  or our please re s should so some t that the their there these this to us use
  used using ve want was we what whats when where which who why will with would you
  your`
    .trim()
    .split(/\s+/),
);

/** True for a word that says nothing about the subject of a query. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** Removes stop words unless there is nothing else: `to` is a method too. */
export function removeStopWords(words: Word[]): Word[] {
  const rest = words.filter(
    ({names}) => names.length > 1 || !isStopWord(names[0]?.whole ?? ''),
  );
  return rest.length > 0 ? rest : words;
}
