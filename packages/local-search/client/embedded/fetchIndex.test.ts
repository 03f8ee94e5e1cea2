import {afterEach, expect, it, vi} from 'vitest';
import {fetchIndex} from './fetchIndex';

const files = {'docs-default-1': '/docs-default-1.json'};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the server fails', new Response('', {status: 500}), 'status 500'],
  ['the file has another format', new Response('{"format":2}'), 'of format 1'],
  ['the file is null', new Response('null'), 'of format 1'],
  ['the file is not JSON', new Response('<html>'), 'JSON'],
])('fails when %s', async (_, response, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  await expect(fetchIndex(files, 'docs-default-1')).rejects.toThrow(message);
});

it('fails when the version has no index', async () => {
  await expect(fetchIndex(files, 'docs-default-9')).rejects.toThrow(
    'no search index for',
  );
});
