import {expect, it} from 'vitest';
import {parseQuery} from '../plugins/embedded-search/client/engine/parseQuery';
import {createSynonyms} from '../plugins/embedded-search/client/engine/synonyms';
import {createVocabulary} from '../plugins/embedded-search/client/engine/vocabulary';
import {searchSynonyms} from './searchSynonyms';

const alternativesTo = createSynonyms(searchSynonyms);
const vocabulary = createVocabulary(new Set());

it.each(searchSynonyms.flat())('"%s" is a unit with synonyms', (phrase) => {
  const [unit, ...more] = parseQuery(phrase, vocabulary, alternativesTo);
  expect(more).toEqual([]);
  expect(unit?.alternatives.length).toBeGreaterThan(0);
});
