import {expect, it} from 'vitest';
import {algoliaAccess} from './algoliaAccess';

const all = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};

it.each([
  ['no variable is set', {}, undefined],
  ['variables are empty', {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''}, undefined],
  ['all are set', all, {appId: 'APP', apiKey: 'key', indexName: 'docs'}],
])('when %s', (_, variables, access) => {
  expect(algoliaAccess(variables)).toEqual(access);
});

it.each(['APP\n', 'a b', 'x; script-src *', 'a.example/'])(
  'refuses the application id %j, which would break the policy',
  (appId) => {
    expect(() => algoliaAccess({...all, ALGOLIA_APP_ID: appId})).toThrow(
      'ALGOLIA_APP_ID: ',
    );
  },
);

it.each(Object.keys(all))('throws if only %s is missing', (name) => {
  expect(() => algoliaAccess({...all, [name]: ''})).toThrow('only some of');
});
