import {expect, it} from 'vitest';
import toWordIds, {splitWords} from './toWordIds';

it.each([
  ['Je suis heureux.', ['je', 'suis', 'heureux', '.']],
  ['  Où  est-il ?', ['ou', 'est', 'il', '?']],
  ["J'ai froid!", ['j', 'ai', 'froid', '!']],
])('splits %j', (sentence, words) => {
  expect(splitWords(sentence)).toEqual(words);
});

const vocabulary = {je: 2, suis: 3, '.': 4};

it('looks up each word', () => {
  expect(toWordIds('Je suis.', vocabulary)).toEqual([2, 3, 4]);
});

it('says which word it does not know', () => {
  expect(() => toWordIds('Je danse.', vocabulary)).toThrow('"danse"');
});
