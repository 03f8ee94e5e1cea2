import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {expect, it, onTestFinished} from 'vitest';
import {Build} from './Build';
import {createServer, type Tool} from './createServer';
import {readPageTool} from './readPage';
import {searchTool} from './search';

const siteUrl = 'https://docs.example';

/** Calls a tool of a server that has this tool alone. */
async function call(
  tool: Tool,
  name: string,
  args: Record<string, unknown>,
): Promise<{text: string; isError: boolean}> {
  const server = createServer({name: 'test', version: '1', tools: [tool]});
  const client = new Client({name: 'test', version: '1'});
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  onTestFinished(() => client.close());
  const {content, isError} = await client.callTool({name, arguments: args});
  const [{text = ''} = {}] = content as {text?: string}[];
  return {text, isError: isError === true};
}

/** A folder with a build, and a file beside it that nobody may read. */
function makeBuild(): Build {
  const folder = temporaryFolder();
  const files = {
    'secret.md': 'secret',
    'build/index.html': '',
    'build/index.md': 'home',
    'build/docs/intro.md': 'intro',
    'build/docs/llms-full.txt': 'all',
  };
  for (const [file, text] of Object.entries(files)) {
    writeWithFolders(path.join(folder, file), text);
  }
  return new Build(path.join(folder, 'build'));
}

const aliases = {'/docs/2.0/': '/docs/'};

it.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/docs/intro', 'intro'],
  ['docs/intro/', 'intro'],
  ['/docs/intro.md', 'intro'],
  ['/docs/2.0/intro/', 'intro'],
  [`${siteUrl}/docs/intro/?a=1#b`, 'intro'],
  ['/docs/llms-full.txt', 'all'],
])('read_page reads %s', async (page, text) => {
  const tool = readPageTool({build: makeBuild(), siteUrl, aliases});
  expect(await call(tool, 'read_page', {page})).toEqual({
    text,
    isError: false,
  });
});

it.each([
  '/docs/none/',
  'https://other.example/docs/intro/',
  '/../secret',
  '/%2e%2e/secret',
  '..%2Fsecret',
  'file:///secret.md',
  'http://[',
])('read_page has no page at %s', async (page) => {
  const tool = readPageTool({build: makeBuild(), siteUrl});
  const {text, isError} = await call(tool, 'read_page', {page});
  expect(text).toContain(`There is no page at "${page}".`);
  expect(isError).toBe(true);
});

it('read_page says what to do without a build', async () => {
  const tool = readPageTool({build: new Build(temporaryFolder()), siteUrl});
  expect(await call(tool, 'read_page', {page: '/'})).toEqual({
    text: 'There is no build. Run "npm run build" first.',
    isError: true,
  });
});

it('search shows what its engine found', async () => {
  const tool = searchTool({
    versions: 'One of 1.0, 2.0',
    search: (query, {limit, version = '2.0'}) => ({
      where: version,
      total: 7,
      hits: [{title: query, url: `${siteUrl}/#${limit}`, lines: ['a', 'b']}],
    }),
  });
  const {text} = await call(tool, 'search', {query: 'q', version: '1.0'});
  expect(text).toBe(
    `1 of 7 results in 1.0:\n\n- [q](${siteUrl}/#10)\n  a\n  b`,
  );
});

it('search says what else to search for', async () => {
  const suggestions = ['matmul'];
  const tool = searchTool({
    search: () => ({where: '2.0', total: 0, hits: [], suggestions}),
  });
  const {text} = await call(tool, 'search', {query: 'matmull'});
  expect(text).toBe('2.0 has nothing about "matmull". Try matmul.');
});
