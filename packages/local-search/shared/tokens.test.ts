import {expect, it} from 'vitest';
import {tokenize, tokensOf, wordsOf} from './tokens';

it.each([
  ['Load a model', ['load', 'a', 'model']],
  ['centerCrop()', ['centercrop', 'center', 'crop']],
  [
    'native.jit._loadForMobile',
    ['native', 'jit', 'loadformobile', 'load', 'for', 'mobile'],
  ],
  ['NativeJSRef', ['nativejsref', 'native', 'js', 'ref']],
  ['CSSFontUtils', ['cssfontutils', 'css', 'font', 'utils']],
  ['YOLOv5', ['yolov5']],
  ['nlp-qa', ['nlp', 'qa']],
  ['new in 0.2.3.', ['new', 'in', '0.2.3']],
  ['Ｔｅｎｓｏｒ', ['tensor']],
  ['naïve привет 画像', ['naïve', 'привет', '画像']],
  ['<b>[.*+?^${}()|\\]</b>', ['b', 'b']],
  ['🎉 …', []],
])('splits %j into tokens', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
  expect(wordsOf(text).flatMap(tokensOf)).toEqual(tokens);
});
