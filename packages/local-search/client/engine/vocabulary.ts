import {stem} from './stem';

/** The words in the index. */
export type Vocabulary = {
  has: (token: string) => boolean;
  /** True for a word and for the start of one. */
  hasPrefix: (token: string) => boolean;
  /** Other forms of a word: "detection" for "detects". */
  formsOf: (token: string) => string[];
};

/** Groups words by stem. */
export function createVocabulary(terms: ReadonlySet<string>): Vocabulary {
  const forms = new Map<string, string[]>();
  for (const term of terms) {
    const root = stem(term);
    const known = forms.get(root);
    if (known === undefined) {
      forms.set(root, [term]);
    } else {
      known.push(term);
    }
  }
  return {
    has: (token) => terms.has(token),
    hasPrefix: (token) =>
      terms.has(token) || [...terms].some((term) => term.startsWith(token)),
    formsOf: (token) =>
      (forms.get(stem(token)) ?? []).filter((term) => term !== token),
  };
}
