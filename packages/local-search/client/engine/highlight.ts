import {tokensOf, wordsOf, type Word} from '../../shared/tokens';
import type {Span} from '../SearchProvider';

function matches(word: Word, terms: ReadonlySet<string>): boolean {
  return tokensOf(word).some((token) => terms.has(token));
}

/** Splits a text into matches and the text between them. */
export function highlight(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (matches(word, terms)) {
      spans.push({text: text.slice(end, word.start), isMatch: false});
      spans.push({text: text.slice(word.start, word.end), isMatch: true});
      end = word.end;
    }
  }
  spans.push({text: text.slice(end), isMatch: false});
  return spans.filter((span) => span.text !== '');
}

const snippetLength = 150;
const leadIn = 40;

/** The first word of the snippet that has the most distinct terms. */
function bestStart(matched: Word[]): number {
  let best = {start: 0, count: 0};
  matched.forEach((first, index) => {
    const inside = matched
      .slice(index)
      .filter(({end}) => end <= first.start - leadIn + snippetLength);
    const count = new Set(inside.flatMap(tokensOf)).size;
    if (count > best.count) {
      best = {start: first.start, count};
    }
  });
  return best.start;
}

/** Where the sentences of a text begin. */
function sentenceStarts(text: string): number[] {
  return [
    0,
    ...Array.from(
      text.matchAll(/[.!?]\s+(?=\S)/g),
      ({0: end, index}) => index + end.length,
    ),
  ];
}

/** The sentence with the most matches, or the part of it that has them; undefined if nothing matches. */
export function snippetAround(
  text: string,
  terms: ReadonlySet<string>,
): Span[] | undefined {
  const matched = wordsOf(text).filter((word) => matches(word, terms));
  if (matched.length === 0) {
    return undefined;
  }
  const best = bestStart(matched);
  const start = sentenceStarts(text).findLast((at) => at <= best) ?? 0;
  return best - start <= snippetLength - leadIn
    ? excerpt(text, start, terms)
    : excerpt(text, text.lastIndexOf(' ', best - leadIn) + 1, terms);
}

/** A first sentence that is shorter says too little, such as "Deprecated." */
const minSentenceLength = 20;

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  for (const {index} of text.matchAll(/[.!?](?=\s)/g)) {
    if (index >= minSentenceLength) {
      return text.slice(0, index + 1);
    }
  }
  return text;
}

/** The start of a text. */
export function snippetAtStart(text: string): Span[] {
  return excerpt(text, 0, new Set());
}

/** From a word to the end of a sentence, if one fits, or else of a word. */
function excerpt(
  text: string,
  start: number,
  terms: ReadonlySet<string>,
): Span[] {
  const limit = start + snippetLength;
  const starts = sentenceStarts(text);
  const next = starts.findLast((at) => at > start && at <= limit + 1);
  const space = text.lastIndexOf(' ', limit);
  const end =
    text.length <= limit
      ? text.length
      : (next ?? (space > start ? space : limit));
  const before = starts.includes(start) ? '' : '…';
  const after = end === next || end === text.length ? '' : '…';
  return highlight(`${before}${text.slice(start, end).trim()}${after}`, terms);
}
