import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import {securityHeadersOf} from './securityHeadersOf';
import {hostileCases} from './hostileCases';
import {makeSite} from './testing/makeSite';
import {rawRequest} from './testing/rawRequest';
import {request} from './testing/request';
import {startBundled} from './testing/startBundled';
import type {RunningServer} from './testing/startNginx';

const root = path.resolve('build');

/** Loading the whole site takes seconds, so most tests share one server. */
let shared: RunningServer;

beforeAll(async () => {
  shared = await startBundled(root);
});
afterAll(() => shared.stop());

describe('the bundled server', () => {
  it('answers two thousand requests at once', async () => {
    const {port} = shared;
    const paths = [
      '/',
      '/faq',
      '/no-such-page',
      '/docs/tutorials/get-started/',
    ];
    const responses = await Promise.all(
      Array.from({length: 2000}, (_, index) =>
        request(port, {
          path: paths[index % paths.length] ?? '/',
          headers: {'Accept-Encoding': 'br'},
        }),
      ),
    );
    const counts = new Map<number, number>();
    for (const {status} of responses) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    expect(counts).toEqual(
      new Map([
        [200, 1000],
        [301, 500],
        [404, 500],
      ]),
    );
  });

  it('times out half-sent requests and serves other clients meanwhile', async () => {
    const site = makeSite();
    onTestFinished(site.remove);
    const {port, stop} = await startBundled(path.join(site.folder, 'build'), {
      limits: {headersTimeout: 200},
    });
    onTestFinished(stop);
    const halves = [
      '',
      'GET',
      'GET / HTTP/1.1\r\n',
      'GET / HTTP/1.1\r\nHost: a',
    ];
    const received = halves.map((half) => rawRequest(port, half));
    expect((await request(port, {path: '/'})).status).toBe(200);
    for (const response of await Promise.all(received)) {
      expect(response).toMatch(/^HTTP\/1\.1 408 /);
    }
  });

  it('survives clients that disconnect', async () => {
    const {port} = shared;
    const sockets: Socket[] = [];
    for (const bytes of [
      'GET / HTTP/1.1\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(bytes);
      socket.resetAndDestroy();
      sockets.push(socket);
    }
    expect(sockets.every(({destroyed}) => destroyed)).toBe(true);
    expect((await request(port, {path: '/'})).status).toBe(200);
  });

  it('serves a site whose folder is gone', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(other, 'faq'));
    writeFileSync(path.join(other, 'faq', 'index.html'), 'a page');
    const {port, stop} = await startBundled(other);
    onTestFinished(stop);
    rmSync(other, {recursive: true});
    const {status, body} = await request(port, {path: '/faq/'});
    expect([status, body.toString()]).toEqual([200, 'a page']);
  });

  it('does not log the errors of clients', async () => {
    const {port} = shared;
    const spies = (['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    await Promise.all(hostileCases.map(([, bytes]) => rawRequest(port, bytes)));
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it('sends the security headers with every refusal', async () => {
    const {port} = shared;
    for (const [name, bytes] of hostileCases) {
      const response = await rawRequest(port, bytes);
      const missing = [
        ...Object.entries(securityHeadersOf('/')),
        ['Cache-Control', 'no-store'],
      ]
        .map((pair) => pair.join(': '))
        .filter((line) => !response.includes(`${line}\r\n`));
      expect([name, missing]).toEqual([name, []]);
    }
  });

  it('closes the connection after an unexpected body', async () => {
    const {port} = shared;
    const response = await rawRequest(
      port,
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n${'a'.repeat(1000)}`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 405 /);
  });

  it.each([
    'Expect: 100-continue\r\nConnection: close',
    'Expect: a miracle\r\nConnection: close',
    'Upgrade: websocket\r\nConnection: Upgrade, close',
  ])('ignores "%s"', async (header) => {
    const {port} = shared;
    const response = await rawRequest(
      port,
      `GET /faq HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`,
    );
    expect(response).toMatch(/HTTP\/1\.1 301 /);
  });
});
