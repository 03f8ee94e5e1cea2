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

/** Start of the snippet that has the most distinct terms. */
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

/** The excerpt with the most matches, from word to word; undefined if nothing matches. */
export function snippetAround(
  text: string,
  terms: ReadonlySet<string>,
): Span[] | undefined {
  const words = wordsOf(text);
  const matched = words.filter((word) => matches(word, terms));
  if (matched.length === 0) {
    return undefined;
  }
  const from = Math.max(0, bestStart(matched) - leadIn);
  const start =
    from === 0 ? 0 : (words.find((word) => word.start >= from)?.start ?? 0);
  return excerpt(text, start, terms);
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
export function snippetAtStart(
  text: string,
  terms: ReadonlySet<string> = new Set(),
): Span[] {
  return excerpt(text, 0, terms);
}

function excerpt(
  text: string,
  start: number,
  terms: ReadonlySet<string>,
): Span[] {
  const limit = start + snippetLength;
  const space = text.lastIndexOf(' ', limit);
  const end =
    text.length <= limit ? text.length : space > start ? space : limit;
  const before = start > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  return highlight(`${before}${text.slice(start, end)}${after}`, terms);
}
