/** Makes a tokenizer of BERT's vocabulary, a file with one token per line. */
export function createTokenizer(vocabulary: string) {
  const ids = new Map(vocabulary.split('\n').map((token, id) => [token, id]));
  const unknown = ids.get('[UNK]') ?? 0;

  /** The longest pieces of a word that the vocabulary has. */
  function encodeWord(word: string): number[] {
    const found: number[] = [];
    let start = 0;
    while (start < word.length) {
      const prefix = start === 0 ? '' : '##';
      let end = word.length;
      while (end > start && !ids.has(prefix + word.slice(start, end))) {
        end -= 1;
      }
      if (end === start) {
        return [unknown];
      }
      found.push(ids.get(prefix + word.slice(start, end)) ?? unknown);
      start = end;
    }
    return found;
  }

  return function encode(text: string): number[] {
    const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    // Special tokens, words, and each punctuation character on its own.
    const words = plain.match(/\[[A-Z]+\]|[a-z0-9]+|\S/gi) ?? [];
    return words.flatMap((word) =>
      encodeWord(word.startsWith('[') ? word : word.toLowerCase()),
    );
  };
}
