import {afterEach, expect, it, vi} from 'vitest';
import {builtPage} from '../../server/__fixtures__/builtPage';
import {buildIndex} from '../../server/buildIndex';
import {indexFiles} from '../../server/writeIndex';
import type {TypeIndexFile} from '../../shared/typeIndex';
import {loadIndex} from './loadIndex';
import {loadTypeIndex} from './loadTypeIndex';

const types: TypeIndexFile = {
  format: 1,
  pages: [{path: '/docs/a/', title: 'Tensor'}],
  signatures: [
    {
      page: 0,
      anchor: 'item',
      name: 'Tensor.item',
      kind: 'method',
      code: 'item(): number',
      self: 'Tensor',
      parameters: [],
      returns: 'number',
    },
  ],
  aliases: {},
  parents: {},
};

const files = new Map(
  indexFiles(
    buildIndex([
      builtPage('/docs/a/', 'docs-default-1', '<h1>Tensor</h1>'),
      builtPage('/faq/', 'default', '<h1>Questions</h1>'),
    ]),
    new Map([['docs-default-1', types]]),
    {baseUrl: '/', synonyms: [['array', 'tensor']]},
  ).map(({path, content}) => [`/${path}`, content]),
);

function serve(changes: Record<string, Response> = {}): void {
  vi.stubGlobal('fetch', (url: string) => {
    const change = Object.entries(changes).find(([part]) => url.includes(part));
    const content = files.get(url);
    return Promise.resolve(
      change?.[1] ??
        new Response(content ?? 'not found', {
          status: content === undefined ? 404 : 200,
        }),
    );
  });
}

afterEach(() => vi.unstubAllGlobals());

it('searches a version and the pages outside the docs', async () => {
  serve();
  const engine = await loadIndex('/', 'docs-default-1');
  expect(engine.search('tensor', 0, 1).hits[0]?.url).toBe('/docs/a/');
  expect(engine.search('array', 0, 1).hits[0]?.url).toBe('/docs/a/');
  expect(engine.search('questions', 0, 1).hits[0]?.url).toBe('/faq/');
});

it('searches the signatures of a version', async () => {
  serve();
  const engine = await loadTypeIndex('/', 'docs-default-1');
  expect(engine.search('Tensor -> number', 0, 1).hits).toEqual([
    {
      url: '/docs/a/#item',
      title: 'Tensor',
      heading: [{text: 'Tensor.item', isMatch: false}],
      trail: ['Tensor'],
      kind: 'method',
      signature: [{text: 'item(): number', isMatch: false}],
      snippet: [],
    },
  ]);
  await expect(loadTypeIndex('/', 'docs-default-9')).rejects.toThrow(
    'no search index for',
  );
});

it.each([
  ['the version has no index', 'docs-default-9', {}, 'no search index for'],
  [
    'the manifest is missing',
    'docs-default-1',
    {manifest: new Response('', {status: 404})},
    'status 404',
  ],
  [
    'the server fails',
    'docs-default-1',
    {'docs-default-1': new Response('', {status: 500})},
    'status 500',
  ],
  [
    'the file has another format',
    'docs-default-1',
    {'docs-default-1': new Response('{"format":2}')},
    'not a search index of format 1',
  ],
  [
    'the file is null',
    'docs-default-1',
    {'docs-default-1': new Response('null')},
    'not a search index of format 1',
  ],
  [
    'the file is not JSON',
    'docs-default-1',
    {'docs-default-1': new Response('<html>')},
    'JSON',
  ],
])('fails when %s', async (_, tag, changes, message) => {
  serve(changes);
  await expect(loadIndex('/', tag)).rejects.toThrow(message);
});
