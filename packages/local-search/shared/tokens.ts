/** Letters and digits, with the punctuation that joins names as in `path.posix._makeLong`. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[._\-/]+[\p{L}\p{M}\p{N}]+)*/gu;

/** One name of such a word; a version number counts as one. */
const namePattern = /\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu;

function splitNames(text: string): readonly string[] {
  return text.normalize('NFKC').match(namePattern) ?? [];
}

/** A name in lower case, and its parts: `centercrop` has `center` and `crop`. */
export type Name = {whole: string; parts: string[]};

/** A word and its position in the text. */
export type Word = {
  start: number;
  end: number;
  /** More than one if punctuation joins them, as in `nlp-qa`. */
  names: Name[];
  /** True for a dotted path such as `path.posix`. */
  isPath: boolean;
};

/** Splits `centerCrop` into `center` and `crop`, `NativeJSRef` into `native`, `js` and `ref`. */
function camelCaseParts(name: string): string[] {
  if (!/[a-z0-9][A-Z]/.test(name)) {
    return [];
  }
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** Splits a text into words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    isPath: word.includes('.'),
    names: splitNames(word).map((name) => ({
      whole: name.toLowerCase(),
      parts: camelCaseParts(name),
    })),
  }));
}

/** Every token that finds a word. */
export function tokensOf({names}: Word): string[] {
  return names.flatMap(({whole, parts}) => [whole, ...parts]);
}

/** The names in words, without their parts. */
export function namesOf(words: Word[]): string[] {
  return words.flatMap(({names}) => names.map(({whole}) => whole));
}

/** Splits a text into the tokens of the index: those of its words, but faster. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const name of splitNames(text)) {
    tokens.push(name.toLowerCase(), ...camelCaseParts(name));
  }
  return tokens;
}
