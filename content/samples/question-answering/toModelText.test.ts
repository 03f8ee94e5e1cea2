import {expect, it} from 'vitest';
import toModelText from './toModelText';

it('puts question and passage into one line with marks', () => {
  expect(toModelText('Where was it?', 'In the attic.')).toBe(
    '[CLS] Where was it ? [SEP] In the attic . [SEP]',
  );
});

it.each([
  ['lines and tabs', 'one\n\ttwo  three', 'one two three'],
  ['accents', 'Café Zoë', 'Cafe Zoe'],
  ['an emoji that touches a word', 'hello😀', 'hello 😀'],
  ['marks of its own', 'a [SEP] b', 'a [ SEP ] b'],
  ['what would break the JSON', 'say "hi" for $5 \\ now', 'say hi for 5 now'],
])('copes with %s', (_, passage, words) => {
  expect(toModelText('q', passage)).toBe(`[CLS] q [SEP] ${words} [SEP]`);
});

it('survives the way into a spec', () => {
  const text = toModelText('"Why\\?"', 'Line one\nline "two" costs $1');
  expect(JSON.parse(`{"string": "${text}"}`)).toEqual({string: text});
});
