import {expect, it} from 'vitest';
import {createTokenizer} from './wordPiece';

const tokens = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'play',
  '##ing',
  'cafe',
  '?',
];
const encode = createTokenizer(tokens.join('\n'));

it.each([
  ['playing', ['play', '##ing']],
  ['Playing?', ['play', '##ing', '?']],
  ['café', ['cafe']],
  ['[CLS] play [SEP]', ['[CLS]', 'play', '[SEP]']],
  ['playful', ['[UNK]']],
  ['', []],
])('splits %s', (text, pieces) => {
  expect(encode(text).map((id) => tokens[id])).toEqual(pieces);
});
