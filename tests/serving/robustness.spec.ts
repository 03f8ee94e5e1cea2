import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {siteTables} from '../../config/serving/siteTables';
import {hostileCases} from './hostileCases';
import {
  rawRequest,
  request,
  type RunningServer,
  startServer,
} from 'site-server/testing';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(path.resolve('build'));
});
afterAll(() => server.stop());

describe('the bundled server', () => {
  it('answers two thousand requests at once', async () => {
    const targets = [
      ['/', 200],
      ['/faq', 301],
      ['/no-such-page', 404],
      ['/docs/tutorials/get-started/', 200],
    ] as const;
    const answers = await Promise.all(
      Array.from({length: 500}, () => targets)
        .flat()
        .map(async ([target, expected]) => {
          const {status} = await request(server.port, {path: target});
          return [target, status, expected];
        }),
    );
    const isWrong = ([, status, expected]: unknown[]) => status !== expected;
    expect(answers.filter(isWrong)).toEqual([]);
  });

  it('sends the security headers with every refusal, and logs none', async () => {
    const spies = (['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name),
    );
    for (const [name, bytes] of hostileCases) {
      const response = await rawRequest(server.port, bytes);
      const missing = [
        ...Object.entries(siteTables.headers),
        ['Cache-Control', 'no-store'],
      ]
        .map((pair) => pair.join(': '))
        .filter((line) => !response.includes(`${line}\r\n`));
      expect([name, missing]).toEqual([name, []]);
    }
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });

  it('closes the connection after an unexpected body', async () => {
    const response = await rawRequest(
      server.port,
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n${'a'.repeat(1000)}`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 405 /);
  });

  it.each([
    'Expect: 100-continue\r\nConnection: close',
    'Expect: a miracle\r\nConnection: close',
    'Upgrade: websocket\r\nConnection: Upgrade, close',
  ])('ignores "%s"', async (header) => {
    const response = await rawRequest(
      server.port,
      `GET /faq HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`,
    );
    expect(response).toMatch(/HTTP\/1\.1 301 /);
  });
});
