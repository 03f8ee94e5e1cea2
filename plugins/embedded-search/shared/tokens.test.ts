import {expect, it} from 'vitest';
import {stem} from './stem';
import {tokenize, wordsOf} from './tokens';

it.each([
  ['Load a model', ['load', 'a', 'model']],
  ['centerCrop()', ['centercrop', 'center', 'crop']],
  [
    'torch.jit._loadForMobile',
    ['torch', 'jit', 'loadformobile', 'load', 'for', 'mobile'],
  ],
  ['NativeJSRef', ['nativejsref', 'native', 'js', 'ref']],
  ['CSSFontUtils', ['cssfontutils', 'css', 'font', 'utils']],
  ['YOLOv5', ['yolov5']],
  ['nlp-qa', ['nlp', 'qa']],
  ['Ｔｅｎｓｏｒ', ['tensor']],
  ['naïve привет 画像', ['naïve', 'привет', '画像']],
  ['<b>[.*+?^${}()|\\]</b>', ['b', 'b']],
  ['🎉 …', []],
])('cuts %j into tokens', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});

it('knows where a word stands', () => {
  const text = 'see torch.jit now';
  expect(wordsOf(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'see',
    'torch.jit',
    'now',
  ]);
});

it.each([
  ['classify', 'classification'],
  ['translate', 'translation'],
  ['detected', 'detection'],
  ['tokenize', 'tokenization'],
  ['model', 'models'],
  ['image', 'images'],
  ['permute', 'permutation'],
  ['load', 'loading'],
  ['library', 'libraries'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each(['class', 'string', 'size', 'cat', 'canvas', 'ones'])(
  'leaves %s recognisable',
  (word) => {
    expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(4, word.length));
  },
);
