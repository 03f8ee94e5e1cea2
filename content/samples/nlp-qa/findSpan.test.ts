import {describe, expect, it} from 'vitest';
import {apiPackages} from '../../site/apiPackages';
import findSpan from './findSpan';

describe('findSpan', () => {
  it.each([
    ['the two peaks', [0, 0, 9, 1, 0], [0, 0, 1, 9, 0], 3, {start: 2, end: 3}],
    ['one token', [0, 0, 9, 0, 0], [0, 0, 9, 0, 0], 3, {start: 2, end: 2}],
    [
      'no end before the start, though that peak is higher',
      [0, 0, 0, 9, 0],
      [0, 0, 9, 0, 3],
      4,
      {start: 3, end: 4},
    ],
    [
      'nothing outside the passage',
      [99, 0, 2, 0, 99],
      [99, 0, 0, 2, 99],
      3,
      {start: 2, end: 3},
    ],
  ])('finds %s', (_, starts, ends, last, span) => {
    expect(findSpan(starts, ends, 2, last)).toEqual(span);
  });

  it('keeps to the greatest length', () => {
    expect(findSpan([9, 0, 0], [0, 1, 9], 0, 2, 2)).toEqual({start: 0, end: 1});
  });
});

/** The packages that this sample is written for; 0.1 has no tokenizer. */
const packages = new Set(
  apiPackages
    .filter(({docsVersion}) => docsVersion !== '0.1')
    .map(({dependency}) => dependency),
);

describe.each([...packages])('with the tokenizer of %s', async (name) => {
  const {WordPieceTokenizer} = await import(
    `${name}/lib/commonjs/text/WordpieceTokenizer`
  );
  const vocabulary =
    '[PAD] [UNK] [CLS] [SEP] where was it ? the tele ##scope in attic .';
  const tokenizer = new WordPieceTokenizer({
    vocab: vocabulary.split(' ').join('\n'),
  });

  it('gives back the words of a span', () => {
    const tokens = tokenizer.encode(
      '[CLS] Where was it? [SEP] The telescope was in the attic. [SEP]',
    );
    expect(tokens).toEqual([2, 4, 5, 6, 7, 3, 8, 9, 10, 5, 11, 8, 12, 13, 3]);
    const starts = tokens.map((_, index) => Number(index === 10));
    const ends = tokens.map((_, index) => Number(index === 12));
    const {start, end} = findSpan(starts, ends, 6, 13);
    expect(tokenizer.decode(tokens.slice(start, end + 1))).toBe('in the attic');
    expect(tokenizer.decode(tokens.slice(6, 9))).toBe('the telescope');
  });
});
