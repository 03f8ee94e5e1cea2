import {stem} from './stem';

/** The words that occur in what is searched. */
export type Vocabulary = {
  has: (token: string) => boolean;
  /** True for a word, and for the beginning of one. */
  hasBeginning: (token: string) => boolean;
  /** The other forms of a word that occur: of "detects", "detection". */
  formsOf: (token: string) => string[];
};

/** Sorts words by their stems. */
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
    hasBeginning: (token) =>
      terms.has(token) || [...terms].some((term) => term.startsWith(token)),
    formsOf: (token) =>
      (forms.get(stem(token)) ?? []).filter((term) => term !== token),
  };
}
