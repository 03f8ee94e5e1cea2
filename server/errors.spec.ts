import {afterEach, expect, it, vi} from 'vitest';
import {answerFromSite} from './answer';
import {closeNow} from './closeNow';
import {createHttpServer} from './createHttpServer';
import {listen} from './listen';
import {securityHeadersOf} from './securityHeadersOf';
import {defaultSnapshotOptions, loadSnapshot} from './snapshot';
import {siteTables} from './siteTables';
import {makeSite} from './testing/makeSite';
import {request} from './testing/request';

afterEach(() => vi.restoreAllMocks());

it('answers 500 where something throws, says so once with the path, and goes on', async () => {
  const site = makeSite();
  const snapshot = loadSnapshot(
    `${site.folder}/build`,
    siteTables,
    defaultSnapshotOptions,
  );
  site.remove();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const server = createHttpServer({
    getSnapshot: () => snapshot,
    answer: (current, question) => {
      if (question.target === '/broken/') {
        throw new Error('a mistake');
      }
      return answerFromSite(current, question);
    },
  });
  const port = await listen(server, 0);
  try {
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
  } finally {
    closeNow(server);
  }
});

it('answers 503 where a large file has changed since it was read', async () => {
  const site = makeSite();
  const root = `${site.folder}/build`;
  const snapshot = loadSnapshot(root, siteTables, {
    ...defaultSnapshotOptions,
    maxMemory: 0,
  });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const server = createHttpServer({getSnapshot: () => snapshot});
  const port = await listen(server, 0);
  try {
    expect((await request(port, {path: '/'})).body.toString()).toContain(
      'home',
    );
    site.publish({'index.html': 'another'});
    expect((await request(port, {path: '/'})).status).toBe(503);
    site.remove();
    expect((await request(port, {path: '/'})).status).toBe(503);
    expect(logged).toHaveBeenCalledTimes(2);
  } finally {
    closeNow(server);
  }
});

it('keeps the tables out of what could break a header', () => {
  const site = makeSite();
  expect(() =>
    loadSnapshot(
      `${site.folder}/build`,
      {...siteTables, headers: {'Content-Security-Policy': 'a\r\nb'}},
      defaultSnapshotOptions,
    ),
  ).toThrow('Invalid character in header content');
  site.remove();
});
