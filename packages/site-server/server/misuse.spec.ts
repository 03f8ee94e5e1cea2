import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import {writeWithFolders} from 'test-utils';
import {largeScript, makeSite, type SmallSite} from '../testing/makeSite';
import {connectSilent} from '../testing/connectSilent';
import {rawRequest} from '../testing/rawRequest';
import {request} from '../testing/request';
import {canWatch, stable, startWatched} from '../testing/startWatched';

type Watched = Awaited<ReturnType<typeof startWatched>>;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Too large for all buffers between the server and a client that doesn't read. */
const hugeScript = '/assets/js/huge.0123.js';

let site: SmallSite;
let server: Watched;
let sockets: Socket[] = [];

beforeEach(() => {
  site = makeSite();
});
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  sockets = [];
  await server.stop();
  site.remove();
});

/** Starts the server, and answers one request, so that everything is loaded. */
async function start(environment?: Record<string, string>): Promise<number> {
  server = await startWatched(site.folder, environment);
  expect((await request(server.openPort, {path: '/'})).status).toBe(200);
  return stable(server.descriptors);
}

async function openSilent(count: number, bytes: string): Promise<Socket[]> {
  const opened = await connectSilent(server.openPort, count, bytes);
  sockets.push(...opened);
  return opened;
}

/** The honest request beside the misuse. */
async function answersOthers(): Promise<number> {
  const {status} = await request(server.openPort, {path: largeScript});
  return status;
}

/** A guard against a test that hangs, not a measurement. */
const timeout = 20_000;

/** Waits until the server has as many descriptors open as before. */
async function expectClosed(before: number): Promise<void> {
  await expect.poll(() => server.descriptors(), {timeout}).toBe(before);
}

describe.runIf(canWatch)('a client that', () => {
  it.each([
    ['from memory', {}],
    ['from files that are too large for it', {MAX_MEMORY_MB: '0'}],
  ])(
    'pipelines requests and leaves, leaves no descriptor open, %s',
    async (_case, environment) => {
      const before = await start(environment);
      for (let round = 0; round < 7; round += 1) {
        const opened = await openSilent(1, get(largeScript).repeat(100));
        for (const socket of opened) {
          // The first bytes show that the server is at work.
          await once(socket.resume(), 'data');
          socket.destroy();
        }
      }
      expect(await answersOthers()).toBe(200);
      await expectClosed(before);
      expect(server.printed.stderr).toBe('');
    },
  );

  it('never reads is disconnected, and keeps nobody else waiting', async () => {
    const before = await start({WRITE_TIMEOUT: '1'});
    const memory = server.memory();
    await openSilent(100, get(largeScript).repeat(20));
    expect(await answersOthers()).toBe(200);
    expect(server.memory() - memory).toBeLessThan(100);
    await expectClosed(before);
    expect(await answersOthers()).toBe(200);
  });

  it.each([
    ['asks for much and never reads', get(hugeScript)],
    ['has its answer', get('/')],
  ])(
    '%s is disconnected, though it sends empty lines',
    async (_case, bytes) => {
      writeWithFolders(site.root + hugeScript, 'x'.repeat(20_000_000));
      const before = await start({
        WRITE_TIMEOUT: '1',
        IDLE_TIMEOUT: '1',
        HEADERS_TIMEOUT: '1',
        REQUEST_TIMEOUT: '1',
      });
      const opened = await openSilent(5, bytes);
      const drip = setInterval(
        () => opened.forEach((socket) => socket.write('\r\n')),
        100,
      );
      onTestFinished(() => clearInterval(drip));
      expect(await answersOthers()).toBe(200);
      await expectClosed(before);
    },
  );

  it('reads slowly gets all of a file, though it takes longer than the limit', async () => {
    writeWithFolders(site.root + hugeScript, 'x'.repeat(20_000_000));
    await start({WRITE_TIMEOUT: '2'});
    const [socket] = await openSilent(
      1,
      `GET ${hugeScript} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    let received = 0;
    // Five megabytes a second.
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      received += chunk.length;
      await pause(chunk.length / 5000);
    }
    expect(received).toBeGreaterThan(20_000_000);
  });

  it('sends nothing after its request is disconnected', async () => {
    const before = await start({IDLE_TIMEOUT: '1', HEADERS_TIMEOUT: '1'});
    await openSilent(50, get('/'));
    await openSilent(50, 'GET / HTTP/1.1\r\nHost');
    await openSilent(50, '');
    expect(await answersOthers()).toBe(200);
    expect(await rawRequest(server.openPort, 'GET')).toMatch(
      /^HTTP\/1\.1 408 /,
    );
    await expectClosed(before);
  });

  it('sends a body without end is disconnected', async () => {
    const before = await start({REQUEST_TIMEOUT: '1', HEADERS_TIMEOUT: '1'});
    await openSilent(
      20,
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\na',
    );
    expect(await answersOthers()).toBe(200);
    await expectClosed(before);
  });

  it('goes over the limit of connections is refused, and others still connect', async () => {
    const before = await start({MAX_CONNECTIONS: '20'});
    await openSilent(100, get('/'));
    expect(await stable(server.descriptors)).toBeLessThanOrEqual(before + 20);
    await expect
      .poll(() => answersOthers().catch(() => 0), {timeout})
      .toBe(200);
  });

  it('pipelines more requests than it may gets that many responses', async () => {
    await start({MAX_PIPELINE: '8'});
    const received = await rawRequest(server.openPort, get('/').repeat(50));
    expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(8);
    expect(received.match(/^connection: close\r$/gim)).toHaveLength(1);
    // Fewer are all answered, and the connection stays open for more.
    const few = get('/').repeat(7);
    const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answers = await rawRequest(server.openPort, few + last);
    expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(8);
  });

  it('is on another address finds nobody, unless HOST says so', async () => {
    const reach = () =>
      new Promise((resolve) => {
        const socket = connect(server.openPort, '127.0.0.2')
          .on('connect', () => resolve('open'))
          .on('error', () => resolve('closed'));
        sockets.push(socket);
      });
    await start();
    expect(await reach()).toBe('closed');
    await server.stop();
    await start({HOST: '0.0.0.0'});
    expect(await reach()).toBe('open');
  });
});
