/** A run of letters, digits and the signs that hold names together, as in `torch.jit._loadForMobile`. */
const run = /[\p{L}\p{M}\p{N}]+(?:[._\-/]+[\p{L}\p{M}\p{N}]+)*/gu;

/** A part of such a run; the number of a version is one. */
const part = /\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu;

function partsOf(text: string): readonly string[] {
  return text.normalize('NFKC').match(part) ?? [];
}

/** A name, and the names it is made of: `centercrop` is `center` and `crop`. */
export type Piece = {whole: string; parts: string[]};

/** A word of a text and where it stands there. */
export type Word = {
  start: number;
  end: number;
  /** Several where signs hold them together, as in `nlp-qa`. */
  pieces: Piece[];
  /** True for a dotted path such as `torch.jit`. */
  isPath: boolean;
};

/** Cuts `centerCrop` into `center` and `Crop`, `NativeJSRef` into `Native`, `JS` and `Ref`. */
function camelParts(name: string): string[] {
  if (!/[a-z0-9][A-Z]/.test(name)) {
    return [];
  }
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** Cuts a text into words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(run)].map(({0: name, index}) => ({
    start: index,
    end: index + name.length,
    isPath: name.includes('.'),
    pieces: partsOf(name).map((piece) => ({
      whole: piece.toLowerCase(),
      parts: camelParts(piece),
    })),
  }));
}

/** Everything that a word can be found by. */
export function tokensOf({pieces}: Word): string[] {
  return pieces.flatMap(({whole, parts}) => [whole, ...parts]);
}

/** The names in words, as they stand. */
export function piecesOf(words: Word[]): string[] {
  return words.flatMap(({pieces}) => pieces.map(({whole}) => whole));
}

/** Cuts a text into the tokens that the index holds; the same as of its words, without making them. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const name of partsOf(text)) {
    tokens.push(name.toLowerCase(), ...camelParts(name));
  }
  return tokens;
}
