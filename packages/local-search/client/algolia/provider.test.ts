import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import type {SearchProvider} from '../SearchProvider';
import {matchEnd, matchStart} from './hits';
import {createProvider} from './provider';

type Request = {url: string; headers: Record<string, unknown>; body: unknown};

const settings = {
  starters: [{label: 'Popular', queries: ['Tensor', 'Camera']}],
  language: 'en',
  algolia: {appId: 'APP', apiKey: 'search-only', indexName: 'docs'},
};

/** A record as the DocSearch crawler writes it. */
const record = {
  objectID: '1',
  url: 'https://docs.example/docs/api/tensor/#softmax',
  url_without_anchor: 'https://docs.example/docs/api/tensor/',
  anchor: 'softmax',
  type: 'content',
  kind: 'method',
  content: 'Applies <b>softmax</b> along a dimension.',
  hierarchy: {
    lvl0: 'API',
    lvl1: 'Tensor',
    lvl2: 'Methods',
    lvl3: 'softmax',
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: {
    hierarchy: {
      lvl3: {value: `${matchStart}softmax${matchEnd}`, matchLevel: 'full'},
    },
  },
  _snippetResult: {
    content: {
      value: `Applies <b>${matchStart}softmax${matchEnd}</b> along…`,
      matchLevel: 'full',
    },
  },
};

let server: Server;
let provider: SearchProvider;
let requests: Request[] = [];
let answer: {status: number; body: unknown};

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      const body = JSON.parse(text) as {requests: unknown[]};
      requests.push({url: incoming.url ?? '', headers: incoming.headers, body});
      outgoing.writeHead(answer.status, {'content-type': 'application/json'});
      outgoing.end(
        JSON.stringify(
          typeof answer.body === 'function'
            ? (answer.body as (sent: unknown) => unknown)(body)
            : answer.body,
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  provider = createProvider(settings, {
    hosts: [{url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http'}],
  });
});

afterAll(() => server.close());

beforeEach(() => {
  requests = [];
  answer = {
    status: 200,
    body: {results: [{hits: [record], nbHits: 37, index: 'docs'}]},
  };
});

const {signal} = new AbortController();

it('sends the query, the version and the language [S7.3]', async () => {
  await provider.search(
    {query: 'softmax', version: '0.2.0', limit: 10},
    signal,
  );
  expect(requests).toHaveLength(1);
  const [{url, headers, body} = {url: '', headers: {}, body: {}}] = requests;
  expect(url).toMatch(/^\/1\/indexes\/\*\/queries/);
  const credentials = new URL(url, 'http://x').searchParams;
  expect(
    headers['x-algolia-application-id'] ??
      credentials.get('x-algolia-application-id'),
  ).toBe('APP');
  expect(
    headers['x-algolia-api-key'] ?? credentials.get('x-algolia-api-key'),
  ).toBe('search-only');
  expect(body).toMatchObject({
    requests: [
      {
        indexName: 'docs',
        query: 'softmax',
        hitsPerPage: 10,
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.2.0'],
        ],
      },
    ],
  });
});

it('returns hits as text [S3.5]', async () => {
  expect(
    await provider.search(
      {query: 'softmax', version: '0.2.3', limit: 10},
      signal,
    ),
  ).toEqual({
    query: 'softmax',
    total: 37,
    suggestions: [],
    elsewhere: [],
    hits: [
      {
        url: '/docs/api/tensor/#softmax',
        title: 'Tensor',
        trail: ['Tensor', 'Methods'],
        kind: 'method',
        heading: [{text: 'softmax', isMatch: true}],
        snippet: [
          {text: 'Applies <b>', isMatch: false},
          {text: 'softmax', isMatch: true},
          {text: '</b> along…', isMatch: false},
        ],
      },
    ],
  });
});

it.each([
  ['flux tensor', ['tensor']],
  ['flux', ['Tensor']],
])('suggests other queries that have hits for %j', async (query, expected) => {
  answer.body = (sent: {requests: {query: string}[]}) => ({
    results: sent.requests.map(({query: asked}) => ({
      hits: [],
      nbHits: /^tensor$/i.test(asked) ? 5 : 0,
    })),
  });
  const {total, suggestions} = await provider.search(
    {query, version: '0.2.3', limit: 10},
    signal,
  );
  expect(total).toBe(0);
  expect(suggestions).toEqual(expected);
});

it.each([
  [
    'the service rejects the key',
    {status: 403, body: {message: 'Invalid key'}},
  ],
  ['a result has no hits', {status: 200, body: {results: [{}]}}],
])('fails when %s', async (_, given) => {
  answer = given;
  await expect(
    provider.search(
      {query: `failing ${_}`, version: '0.2.3', limit: 10},
      signal,
    ),
  ).rejects.toThrow();
});

it('sends nothing for a query that has changed since', async () => {
  const abort = new AbortController();
  const search = provider.search(
    {query: 'old', version: '0.2.3', limit: 10},
    abort.signal,
  );
  abort.abort();
  await expect(search).rejects.toThrow();
  expect(requests).toEqual([]);
});
