import {expect, it} from 'vitest';
import {highlight} from '../__fixtures__/highlight';
import {Highlighter} from '../pages/Highlighter';
import {inlineWords, listingsIn} from './inlineWords';

it.each([
  ['Use it.', [['Use it.']]],
  ['Call `clear()` first.', [['Call ', {code: 'clear()'}, ' first.']]],
  ['[`Tensor`](/t/#a) is', [[{code: 'Tensor', href: '/t/#a'}, ' is']]],
  ['see [the page](/p/)', [['see ', {text: 'the page', href: '/p/'}]]],
  ['a \\{b\\} \\<c>', [['a {b} <c>']]],
  ['one\nline\n\nand another', [['one line'], ['and another']]],
  ['', []],
])('reads %j', (text, words) => {
  expect(inlineWords(text, new Highlighter(highlight))).toEqual(words);
});

it('highlights listings', async () => {
  const text = 'Write\n\n```ts\nf(1);\n```\n\ninstead.';
  const highlighter = new Highlighter(highlight);
  const [code = []] = listingsIn(text);
  await highlighter.prepare(code, 'program');
  const [before, listing, after] = inlineWords(text, highlighter);
  expect([before, after]).toEqual([['Write'], ['instead.']]);
  expect(listing).toEqual({
    lines: [[['function', 'f'], '(', ['constant', '1'], ');']],
  });
});
