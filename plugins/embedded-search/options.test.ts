import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions} from './options';

const issuesUrl = 'https://example.com/issues';
const algolia = {appId: 'A', apiKey: 'k', indexName: 'docs'};

function check(options: object) {
  return validateOptions({
    validate: normalizePluginOptions,
    options,
  });
}

it.each([
  [{issuesUrl}, {id: 'default', maxHits: 20, issuesUrl, synonyms: []}],
  [
    {issuesUrl, maxHits: 5, synonyms: [['a', 'b']], algolia},
    {
      id: 'default',
      maxHits: 5,
      issuesUrl,
      synonyms: [['a', 'b']],
      algolia,
    },
  ],
])('accepts %j', (options, expected) => {
  expect(check(options)).toEqual(expected);
});

it.each([
  [{}, '"issuesUrl" is required'],
  [{issuesUrl: 'javascript:alert(1)'}, 'valid uri'],
  [{issuesUrl, maxHits: 0}, 'greater than or equal to 1'],
  [{issuesUrl, maxHits: 2.5}, 'must be an integer'],
  [{issuesUrl, maxHits: '5'}, 'must be a number'],
  [{issuesUrl, maxHitz: 5}, 'not allowed'],
  [{issuesUrl, synonyms: [['alone']]}, 'at least 2 items'],
  [{issuesUrl, synonyms: [['twice', 'twice']]}, 'duplicate'],
  [{issuesUrl, synonyms: ['faq']}, 'must be an array'],
  [{issuesUrl, algolia: {appId: 'A'}}, '"algolia.apiKey" is required'],
  [{issuesUrl, algolia: {...algolia, key: ''}}, 'not allowed'],
])('rejects %j', (options, message) => {
  expect(() => check(options)).toThrow(message);
});
