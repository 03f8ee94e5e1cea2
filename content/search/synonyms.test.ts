import {expect, it} from 'vitest';
import {
  createSynonyms,
  createVocabulary,
  parseQuery,
} from 'local-search/engine';
import {searchSynonyms} from './synonyms';

const alternativesTo = createSynonyms(searchSynonyms);
const vocabulary = createVocabulary(new Set());

it.each(searchSynonyms.flat())('"%s" is a unit with synonyms', (phrase) => {
  const [unit, ...more] = parseQuery(phrase, vocabulary, alternativesTo);
  expect(more).toEqual([]);
  expect(unit?.alternatives.length).toBeGreaterThan(0);
});
