import {expect, it} from 'vitest';
import {builtPage} from './__fixtures__/builtPage';
import {buildIndex} from './buildIndex';
import {buildTypeIndexes} from './buildTypeIndex';

const indexes = buildIndex([
  builtPage('/docs/map/', 'docs-default-2', '<h1>Map</h1>'),
]);

const signature = {
  name: 'Map.get',
  kind: 'method',
  code: 'get(key: K): V',
  parameters: ['K'],
  returns: 'V',
};

function build(...hrefs: string[]) {
  const entries = {
    signatures: hrefs.map((href) => ({...signature, href})),
    aliases: {},
    parents: {},
  };
  return buildTypeIndexes(indexes, [['2', entries]]);
}

it('places signatures on the pages of their version', () => {
  expect(
    build('/docs/map/#get', '/docs/map/#get-1').get('docs-default-2'),
  ).toEqual({
    format: 1,
    pages: [{path: '/docs/map/', title: 'Map'}],
    signatures: [
      {...signature, page: 0, anchor: 'get'},
      {...signature, page: 0, anchor: 'get-1'},
    ],
    aliases: {},
    parents: {},
  });
});

it('names a signature whose page is missing', () => {
  expect(() => build('/docs/map/#get', '/docs/set/#has')).toThrow(
    'Map.get: its page /docs/set/ is not in the search index',
  );
});

it('leaves out a version whose reference the site does not have', () => {
  expect(build('/docs/set/#has').size).toBe(0);
});
