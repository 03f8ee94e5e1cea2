import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions} from './options';

const algolia = {appId: 'A', apiKey: 'k', indexName: 'docs'};

function check(options: object) {
  return validateOptions({
    validate: normalizePluginOptions,
    options,
  });
}

it.each([
  [{}, {id: 'default', synonyms: []}],
  [
    {synonyms: [['a', 'b']], algolia},
    {id: 'default', synonyms: [['a', 'b']], algolia},
  ],
])('accepts %j', (options, expected) => {
  expect(check(options)).toEqual(expected);
});

it.each([
  [{synonymz: []}, 'not allowed'],
  [{synonyms: [['alone']]}, 'at least 2 items'],
  [{synonyms: [['twice', 'twice']]}, 'duplicate'],
  [{synonyms: ['faq']}, 'must be an array'],
  [{algolia: {appId: 'A'}}, '"algolia.apiKey" is required'],
  [{algolia: {...algolia, key: ''}}, 'not allowed'],
])('rejects %j', (options, message) => {
  expect(() => check(options)).toThrow(message);
});
