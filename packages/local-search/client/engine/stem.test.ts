import {expect, it} from 'vitest';
import {stem} from './stem';

it.each([
  ['classify', 'classification'],
  ['detected', 'detection'],
  ['model', 'models'],
  ['load', 'loading'],
  ['library', 'libraries'],
  ['classifier', 'classifying'],
  ['tokenizer', 'tokenise'],
  ['normalise', 'normalization'],
  ['colour', 'colors'],
  ['centre', 'center'],
  ['licence', 'licenses'],
  ['grey', 'gray'],
  ['labelled', 'labeling'],
  ['crop', 'cropped'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

it.each(['class', 'string', 'size', 'cat', 'canvas', 'ones'])(
  'keeps most of %s',
  (word) => {
    expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(4, word.length));
  },
);
