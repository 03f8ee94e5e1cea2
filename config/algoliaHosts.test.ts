import {liteClient} from 'algoliasearch/lite';
import {expect, it} from 'vitest';
import {algoliaHosts} from './algoliaHosts';

it('lists every host that the Algolia client requests', async () => {
  const requested: string[] = [];
  const client = liteClient('APP1', 'key', {
    requester: {
      send: ({url}) => {
        requested.push(new URL(url).origin);
        return Promise.resolve({status: 500, content: '{}', isTimedOut: false});
      },
    },
  });
  await client
    .search({requests: [{indexName: 'docs', query: 'x'}]})
    .catch(() => undefined);
  expect(new Set(requested)).toEqual(
    new Set(
      algoliaHosts({appId: 'APP1'}).map((address) => new URL(address).origin),
    ),
  );
});
