import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions} from './options';

const algolia = {appId: 'A', apiKey: 'k', indexName: 'docs'};

const defaults = {
  synonyms: [],
  starters: [],
  guides: [],
  storagePrefix: 'search.',
};

function check(options: object) {
  return validateOptions({
    validate: normalizePluginOptions,
    options,
  });
}

it.each([
  [{}, {id: 'default', ...defaults}],
  [
    {synonyms: [['a', 'b']], algolia},
    {id: 'default', ...defaults, synonyms: [['a', 'b']], algolia},
  ],
])('accepts %j', (options, expected) => {
  expect(check(options)).toEqual(expected);
});

it.each([
  [{synonymz: []}, 'not allowed'],
  [{synonyms: [['alone']]}, 'at least 2 items'],
  [{synonyms: [['twice', 'twice']]}, 'duplicate'],
  [{synonyms: ['faq']}, 'must be an array'],
  [{types: {}}, 'must be of type function'],
  [{starters: [{label: 'Popular'}]}, '"starters[0].queries" is required'],
  [{starters: [{label: 'Popular', queries: []}]}, 'at least 1 items'],
  [{guides: [{label: 'FAQ'}]}, '"guides[0].to" is required'],
  [{supportPage: ''}, 'not allowed to be empty'],
  [{storagePrefix: 1}, 'must be a string'],
  [{algolia: {appId: 'A'}}, '"algolia.apiKey" is required'],
  [{algolia: {...algolia, key: ''}}, 'not allowed'],
])('rejects %j', (options, message) => {
  expect(() => check(options)).toThrow(message);
});
