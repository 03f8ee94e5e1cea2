import {piecesOf, wordsOf} from '../../shared/tokens';
import {tellingWords} from './stopWords';

/** Letters and digits only, lower case: `torch.jit._loadForMobile()` and `torch jit loadformobile` are one name. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The same without the words that say nothing: "How to load a model?" is "load model". */
function subjectOf(text: string): string {
  return piecesOf(tellingWords(wordsOf(text))).join('');
}

const isName = 5;
const isSubject = 3;
const endsPath = 3;
const beginsName = 1.5;

/** How much a section gains because the query is its name, a path to it or the beginning of it. */
export function nameBonus(
  query: string,
  heading: string,
  pageName: string,
): number {
  const asked = squash(query);
  const name = squash(heading);
  if (asked === '' || name === '') {
    return 1;
  }
  if (asked === name || asked === squash(pageName) + name) {
    return isName;
  }
  if (query.includes('.') && asked.endsWith(name)) {
    return endsPath;
  }
  if (subjectOf(query) === subjectOf(heading)) {
    return isSubject;
  }
  return asked.length > 2 && name.startsWith(asked) ? beginsName : 1;
}
