import {expect, it} from 'vitest';
import {parseQuery} from './parseQuery';
import {namesOf} from '../../shared/tokens';
import {createSynonyms} from './synonyms';
import {createVocabulary} from './vocabulary';

const vocabulary = createVocabulary(new Set(['grayscale', 'object']));

const alternativesTo = createSynonyms([['load model', '_loadForMobile']]);

function read(query: string) {
  return parseQuery(query, vocabulary, alternativesTo).map(({words}) =>
    namesOf(words).join(' '),
  );
}

it.each([
  ['how do I record audio?', ['record', 'audio']],
  ['to', ['to']],
  ['load a model from a file', ['load model', 'file']],
  ['native.to', ['native to']],
  ['', []],
])('parses %j', (query, units) => {
  expect(read(query)).toEqual(units);
});

it.each([
  ['gray scale', 'grayscale'],
  ['load models', 'loadformobile'],
])('%s may be %s', (query, meant) => {
  const [unit] = parseQuery(query, vocabulary, alternativesTo);
  expect(unit?.alternatives.map(({words}) => namesOf(words).join())).toEqual([
    meant,
  ]);
});

it('does not correct the start of a word', () => {
  expect(
    parseQuery('objec', vocabulary, alternativesTo)[0]?.alternatives,
  ).toEqual([]);
});
