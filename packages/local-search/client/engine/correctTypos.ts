import type {Vocabulary} from './vocabulary';

const minLength = 3;

/** The token with each pair of neighbouring letters swapped: "iamge" may be "image". */
function withSwappedLetters(token: string): string[] {
  return Array.from(
    {length: token.length - 1},
    (_, index) =>
      token.slice(0, index) +
      token.charAt(index + 1) +
      token.charAt(index) +
      token.slice(index + 2),
  );
}

/** Every way to split the token into two words: "objectdetection" may be "object detection". */
function withSpace(token: string): string[][] {
  return Array.from(
    {length: Math.max(0, token.length - 2 * minLength + 1)},
    (_, index) => [
      token.slice(0, index + minLength),
      token.slice(index + minLength),
    ],
  );
}

/** Corrections of a token that is neither a known word nor the start of one; each is one or two known words. */
export function correctTypos(
  token: string,
  vocabulary: Vocabulary,
): string[][] {
  return vocabulary.hasPrefix(token)
    ? []
    : [
        ...withSwappedLetters(token).map((word) => [word]),
        ...withSpace(token),
      ].filter((words) => words.every(vocabulary.has));
}
