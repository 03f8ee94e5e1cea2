import type {Word} from '../../shared/tokens';

/** Words that a question is made of and that say nothing about its subject. */
const stopWords: ReadonlySet<string> = new Set(
  `a about am an and any are as at be by can cannot could d did do does doesn
  don for from get has have how i if in into is isn it its ll m me my need of on
  or our please re s should so some t that the their there these this to us use
  used using ve want was we what whats when where which who why will with would you
  your`
    .trim()
    .split(/\s+/),
);

/** True for a word that says something about the subject. */
export function isTelling(term: string): boolean {
  return !stopWords.has(term);
}

/** The words that carry meaning; all of them where none does, for `to` is a method too. */
export function tellingWords(words: Word[]): Word[] {
  const telling = words.filter(
    ({pieces}) => pieces.length > 1 || isTelling(pieces[0]?.whole ?? ''),
  );
  return telling.length > 0 ? telling : words;
}
