import {once} from 'node:events';
import {rmSync, truncateSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {afterEach, expect, it, onTestFinished, vi} from 'vitest';
import {answerFromSite} from './answer';
import {exampleTables} from '../testing/exampleSite';
import {makeSite} from '../testing/makeSite';
import {rawRequest} from '../testing/rawRequest';
import {request} from '../testing/request';
import {startServer} from '../testing/startServer';

afterEach(() => vi.restoreAllMocks());

it('answers 500 where something throws, says so once with the path, and goes on', async () => {
  const {root, remove} = makeSite();
  onTestFinished(remove);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const {port, stop} = await startServer(root, {
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
    'content-security-policy': exampleTables.headers['Content-Security-Policy'],
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
  const {port, stop} = await startServer(root, {maxMemory: 0});
  onTestFinished(stop);
  const {body} = await request(port, {path: '/'});
  expect(body.toString()).toContain('home');
  writeFileSync(`${root}/index.html`, 'another');
  expect((await request(port, {path: '/'})).status).toBe(503);
  rmSync(`${root}/index.html`);
  expect((await request(port, {path: '/'})).status).toBe(503);
  expect(logged).toHaveBeenCalledTimes(2);
});

/** Too large for all buffers between the server and a client that doesn't read. */
const huge = '/assets/js/huge.0123.js';
const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Asks a server for a huge file and for the home page; once the first bytes are there, does something else, and resolves to all that comes. */
async function readHuge(
  maxMemory: number,
  meanwhile: (socket: Socket, file: string) => void,
): Promise<string> {
  const {root, remove} = makeSite({[huge]: 'x'.repeat(20_000_000)});
  onTestFinished(remove);
  const {port, stop} = await startServer(root, {maxMemory});
  onTestFinished(stop);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(get(huge) + get('/'));
  await once(socket, 'readable');
  meanwhile(socket, root + huge);
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  await once(socket, 'close');
  return received;
}

/** The status lines in what a client receives. */
function statusesIn(received: string): string[] {
  return received.match(/HTTP\/1\.1 \d+/g) ?? [];
}

it.each([
  ['from memory', 512e6],
  ['from a file', 0],
])(
  'closes the connection where a client sends nonsense while it is sent something %s',
  async (_case, maxMemory) => {
    const received = await readHuge(maxMemory, (socket) =>
      socket.write('nonsense\r\n\r\n'),
    );
    expect(statusesIn(received)).toEqual(['HTTP/1.1 200']);
    expect(received.length).toBeLessThan(20_000_000);
  },
);

it('closes the connection where a large file is cut short while it is sent', async () => {
  const received = await readHuge(0, (_socket, file) =>
    truncateSync(file, 15_000_000),
  );
  expect(statusesIn(received)).toEqual(['HTTP/1.1 200']);
});

it('answers once where the body of a request is nonsense', async () => {
  const {root, remove} = makeSite();
  onTestFinished(remove);
  const {port, stop} = await startServer(root);
  onTestFinished(stop);
  const received = await rawRequest(
    port,
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n',
  );
  expect(statusesIn(received)).toEqual(['HTTP/1.1 405']);
});
