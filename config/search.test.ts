import {liteClient} from 'algoliasearch/lite';
import {expect, it} from 'vitest';
import {algoliaHosts, searchSources} from './search';

it('lets the embedded engine reach nobody', () => {
  expect(searchSources).toEqual([]);
});

it('names every host that the client of the service asks', async () => {
  const asked: string[] = [];
  const client = liteClient('APP1', 'key', {
    requester: {
      send: ({url}) => {
        asked.push(new URL(url).origin);
        return Promise.resolve({status: 500, content: '{}', isTimedOut: false});
      },
    },
  });
  await client
    .search({requests: [{indexName: 'docs', query: 'x'}]})
    .catch(() => undefined);
  expect(new Set(asked)).toEqual(
    new Set(
      algoliaHosts({appId: 'APP1'}).map((address) => new URL(address).origin),
    ),
  );
});
