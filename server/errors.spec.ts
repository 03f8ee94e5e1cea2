import {rmSync, writeFileSync} from 'node:fs';
import {afterEach, expect, it, onTestFinished, vi} from 'vitest';
import {answerFromSite} from './answer';
import {securityHeadersOf} from './securityHeadersOf';
import {makeSite} from './testing/makeSite';
import {request} from './testing/request';
import {startBundled} from './testing/startBundled';

afterEach(() => vi.restoreAllMocks());

it('answers 500 where something throws, says so once with the path, and goes on', async () => {
  const {root, remove} = makeSite();
  onTestFinished(remove);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const {port, stop} = await startBundled(root, {
    answer: (current, question) => {
      if (question.target === '/broken/') {
        throw new Error('a mistake');
      }
      return answerFromSite(current, question);
    },
  });
  onTestFinished(stop);
  const {status, headers} = await request(port, {path: '/broken/'});
  expect(status).toBe(500);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      securityHeadersOf('/')['Content-Security-Policy'],
  });
  expect(logged.mock.calls).toEqual([
    ['/broken/: 500,', expect.objectContaining({message: 'a mistake'})],
  ]);
  expect((await request(port, {path: '/'})).status).toBe(200);
});

it('answers 503 where a large file has changed since it was read', async () => {
  const {root, remove} = makeSite();
  onTestFinished(remove);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const {port, stop} = await startBundled(root, {maxMemory: 0});
  onTestFinished(stop);
  const {body} = await request(port, {path: '/'});
  expect(body.toString()).toContain('home');
  writeFileSync(`${root}/index.html`, 'another');
  expect((await request(port, {path: '/'})).status).toBe(503);
  rmSync(`${root}/index.html`);
  expect((await request(port, {path: '/'})).status).toBe(503);
  expect(logged).toHaveBeenCalledTimes(2);
});
