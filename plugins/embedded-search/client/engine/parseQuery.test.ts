import {expect, it} from 'vitest';
import {parseQuery} from './parseQuery';
import {piecesOf} from '../../shared/tokens';
import {createSynonyms} from './synonyms';
import {createVocabulary} from './vocabulary';

const vocabulary = createVocabulary(
  new Set(['grayscale', 'gray', 'scale', 'image', 'object', 'detection']),
);

const alternativesTo = createSynonyms([
  ['load model', '_loadForMobile'],
  ['license', 'notices', 'third party'],
]);

function read(query: string) {
  return parseQuery(query, vocabulary, alternativesTo).map(({words}) =>
    piecesOf(words).join(' '),
  );
}

it.each([
  ['how do I record audio?', ['record', 'audio']],
  ['to', ['to']],
  ['load a model from a file', ['load model', 'file']],
  ['torch.to', ['torch to']],
  ['', []],
])('reads %j', (query, units) => {
  expect(read(query)).toEqual(units);
});

it.each([
  ['gray scale', 'grayscale'],
  ['iamge', 'image'],
  ['objectdetection', 'object detection'],
])('takes %s for %s', (query, meant) => {
  const [unit, ...more] = parseQuery(query, vocabulary, alternativesTo);
  expect(more).toEqual([]);
  expect(
    unit?.alternatives.map(({words}) => piecesOf(words).join(' ')),
  ).toContain(meant);
});

it('leaves alone what may still become a word', () => {
  expect(
    parseQuery('objec', vocabulary, alternativesTo)[0]?.alternatives,
  ).toEqual([]);
});

it('takes the singular of a synonym for the plural', () => {
  expect(
    parseQuery('licenses', vocabulary, alternativesTo)[0]?.alternatives.length,
  ).toBeGreaterThan(0);
});
