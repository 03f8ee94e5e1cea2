/** Ids of the words that a vocabulary knows. */
export type WordIds = {[word: string]: number};

/** Splits a sentence as the training script does: lower case, no accents, punctuation apart. */
export function splitWords(sentence: string): string[] {
  return sentence
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([.!?])/g, ' $1')
    .replace(/[^a-z.!?]+/g, ' ')
    .trim()
    .split(' ');
}

/** Looks up the words of a sentence; throws on the first that is not in the vocabulary. */
export default function toWordIds(
  sentence: string,
  vocabulary: WordIds,
): number[] {
  return splitWords(sentence).map((word) => {
    const id = vocabulary[word];
    if (id === undefined) {
      throw new Error(`the model never learned the word "${word}"`);
    }
    return id;
  });
}
