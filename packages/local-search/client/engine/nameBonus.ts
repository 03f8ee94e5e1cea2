import {namesOf, wordsOf} from '../../shared/tokens';
import {removeStopWords} from './stopWords';

/** Lower-case letters and digits only: `path.posix._makeLong()` equals `path posix makelong`. */
export function normalizeName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Normalized and without stop words: "How to load a model?" equals "load model". */
function subjectOf(text: string): string {
  return namesOf(removeStopWords(wordsOf(text))).join('');
}

const nameMatch = 5;
const subjectMatch = 3;
const pathMatch = 3;
const prefixMatch = 1.5;

/** Factor for a section whose heading is the query, the end of its path, or starts with it. */
export function nameBonus(
  query: string,
  heading: string,
  pageName: string,
): number {
  const searched = normalizeName(query);
  const name = normalizeName(heading);
  if (searched === '' || name === '') {
    return 1;
  }
  if (searched === name || searched === normalizeName(pageName) + name) {
    return nameMatch;
  }
  if (query.includes('.') && searched.endsWith(name)) {
    return pathMatch;
  }
  if (subjectOf(query) === subjectOf(heading)) {
    return subjectMatch;
  }
  return searched.length > 2 && name.startsWith(searched) ? prefixMatch : 1;
}
