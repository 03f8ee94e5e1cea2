import type {Markdown} from '../model/types';

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** False if a cut after it would halve code or a link. */
function isWhole(text: Markdown): boolean {
  return (
    count(text, '`') % 2 === 0 &&
    count(text, '[') === count(text, ']') &&
    count(text, '(') === count(text, ')')
  );
}

/** The first sentence of a text for lists, which link to all of it. */
export function firstSentence(text: Markdown): Markdown {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const sentence = [...paragraph.matchAll(/\.(?=\s+[A-Z`[])/g)]
    .map(({index}) => paragraph.slice(0, index + 1))
    .find((start) => isWhole(start) && !/\b(?:e\.g|i\.e)\.$/.test(start));
  return sentence ?? paragraph;
}
