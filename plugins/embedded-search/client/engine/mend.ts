import type {Vocabulary} from './vocabulary';

const shortestPart = 3;

/** Words that differ by two letters that changed places: "iamge" is "image". */
function swapped(token: string): string[] {
  return Array.from(
    {length: token.length - 1},
    (_, at) =>
      token.slice(0, at) +
      token.charAt(at + 1) +
      token.charAt(at) +
      token.slice(at + 2),
  );
}

/** Ways to take a word for two: "objectdetection". */
function split(token: string): string[][] {
  return Array.from(
    {length: Math.max(0, token.length - 2 * shortestPart + 1)},
    (_, at) => [
      token.slice(0, at + shortestPart),
      token.slice(at + shortestPart),
    ],
  );
}

/** What a word that occurs nowhere was probably meant to be; each answer is one word or two that do occur. */
export function mend(token: string, vocabulary: Vocabulary): string[][] {
  return vocabulary.hasBeginning(token)
    ? []
    : [...swapped(token).map((word) => [word]), ...split(token)].filter(
        (words) => words.every(vocabulary.has),
      );
}
