import {expect, it} from 'vitest';
import {titleOf} from './titleOf';

it.each([
  ['<title data-rh=true>Get started | PlayTorch</title>', 'Get started'],
  ['<title>Questions &amp; answers | PlayTorch</title>', 'Questions & answers'],
  [
    '<title>Search | PlayTorch</title><meta name=robots content="noindex, follow"/>',
    undefined,
  ],
  [
    '<meta data-rh=true name="robots" content="noindex"><title>A</title>',
    undefined,
  ],
  ['<meta charset=utf-8>', undefined],
])('%s', (head, title) => {
  expect(titleOf(`<html><head>${head}</head><body>noindex</body>`)).toBe(title);
});
