import type {Word} from '../../shared/tokens';

/** Words that a question is made of and that say nothing about its subject. */
const stopWords: ReadonlySet<string> = new Set(
  `a about an and any are as at be by can could do does for from get has have
  how i if in into is it its me my of on or please should so that the their
  there this to use using want was we what when where which who why will with
  would you your`
    .trim()
    .split(/\s+/),
);

/** The words that carry meaning; all of them where none does, for `to` is a method too. */
export function tellingWords(words: Word[]): Word[] {
  const telling = words.filter(
    ({pieces}) => pieces.length > 1 || !stopWords.has(pieces[0]?.whole ?? ''),
  );
  return telling.length > 0 ? telling : words;
}
