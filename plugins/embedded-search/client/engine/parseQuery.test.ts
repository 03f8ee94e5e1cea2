import {expect, it} from 'vitest';
import {parseQuery} from './parseQuery';
import {namesOf} from '../../shared/tokens';
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
    namesOf(words).join(' '),
  );
}

it.each([
  ['how do I record audio?', ['record', 'audio']],
  ['to', ['to']],
  ['load a model from a file', ['load model', 'file']],
  ['torch.to', ['torch to']],
  ['', []],
])('parses %j', (query, units) => {
  expect(read(query)).toEqual(units);
});

it.each([
  ['gray scale', 'grayscale'],
  ['iamge', 'image'],
  ['objectdetection', 'object detection'],
])('%s may be %s', (query, meant) => {
  const [unit, ...more] = parseQuery(query, vocabulary, alternativesTo);
  expect(more).toEqual([]);
  expect(
    unit?.alternatives.map(({words}) => namesOf(words).join(' ')),
  ).toContain(meant);
});

it('does not correct the start of a word', () => {
  expect(
    parseQuery('objec', vocabulary, alternativesTo)[0]?.alternatives,
  ).toEqual([]);
});

it('finds the synonyms of a plural', () => {
  expect(
    parseQuery('licenses', vocabulary, alternativesTo)[0]?.alternatives.length,
  ).toBeGreaterThan(0);
});
