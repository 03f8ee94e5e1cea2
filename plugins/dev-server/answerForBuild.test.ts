import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {answerForBuild} from './answerForBuild';

let server: Server;

beforeAll(async () => {
  const answer = answerForBuild({
    redirects: [{from: '/tutorials/', to: '/docs/start/', status: 301}],
    folderRedirects: [{from: '/docs/0.2.3/', to: '/docs/', status: 302}],
    rewrites: [],
  });
  server = createServer((request, response) =>
    answer(request, response, () => response.end('the app')),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});

afterAll(() => server.close());

function ask(target: string): Promise<Response> {
  const {port} = server.address() as AddressInfo;
  return fetch(`http://localhost:${port}${target}`, {redirect: 'manual'});
}

it.each([
  ['/faq.md', 'npm run build'],
  ['/docs/api/changes.xml', 'npm run build'],
  ['/llms.txt?a', 'npm run build'],
  // The page of the app would be a syntax error in its place.
  ['/content---docs-faq.js', 'reload the page'],
])(
  'a file that is not there, %s: a sentence that says what to do',
  async (target, words) => {
    const response = await ask(target);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain(words);
  },
);

it.each([
  ['/tutorials', '/docs/start/'],
  ['/tutorials/?a=1', '/docs/start/?a=1'],
  ['/docs/0.2.3/faq/', '/docs/faq/'],
])('follows a redirect, for now: %s', async (target, location) => {
  const response = await ask(target);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(location);
});

it.each(['/', '/docs/0.2.2', '/docs/api/core/torch.tensor', '/search/?q=a.md'])(
  'leaves a page to the app: %s',
  async (target) => {
    expect(await (await ask(target)).text()).toBe('the app');
  },
);
