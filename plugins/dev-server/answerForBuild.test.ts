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

it.each(['/faq.md', '/docs/api/changes.xml', '/llms.txt?a', '/assets/a.js'])(
  'a file that is not there, %s: a sentence about the build',
  async (target) => {
    const response = await ask(target);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('npm run build');
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
