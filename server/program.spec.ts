import {createServer, connect, type AddressInfo} from 'node:net';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {describe, expect, it, onTestFinished} from 'vitest';
import {makeSite} from './testing/makeSite';
import {request} from './testing/request';
import {startProgram} from './testing/startProgram';

/** Starts the server on a small site, without npm. */
function startSmall(environment?: Readonly<Record<string, string>>) {
  const site = makeSite();
  onTestFinished(site.remove);
  return startProgram(site.folder, environment);
}

describe('npm run serve', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes open requests on %s, then exits with 0',
    async (signal) => {
      const program = startProgram();
      const socket = connect(await program.port(), '127.0.0.1');
      socket.setEncoding('latin1');
      let received = '';
      socket.on('data', (text: string) => {
        received += text;
      });
      // The first response shows that half of the second request has arrived.
      socket.write(
        'HEAD /faq HTTP/1.1\r\nHost: a\r\n\r\nGET /faq/ HTTP/1.1\r\nHost: a\r\n',
      );
      await once(socket, 'data');
      program.kill(signal);
      await program.waitFor(/^Stopping/m);
      socket.write('\r\n');
      await once(socket, 'close');

      const [first = '', second = ''] = received.split(/(?=HTTP\/1\.1 200)/);
      const [head = '', body] = second.split(/\r\n\r\n(.*)/s);
      expect(first).toMatch(/^HTTP\/1\.1 301 /);
      expect(head).toMatch(/^connection: close\r?$/im);
      expect(head).toMatch(
        new RegExp(`^content-length: ${body?.length ?? 0}\r?$`, 'im'),
      );
      expect(body).toMatch(/^<!doctype html>/);
      expect(await program.ended).toEqual({code: 0, signal: null});
      expect(program.printed.stderr).toBe('');
    },
  );

  it('closes idle connections and accepts no new ones when told to stop', async () => {
    const program = startSmall();
    const port = await program.port();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    program.kill('SIGTERM');
    await once(socket, 'close');
    expect(await program.ended).toEqual({code: 0, signal: null});
    await expect(request(port, {path: '/'})).rejects.toThrow('ECONNREFUSED');
  });

  it('says that its port is in use, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const {port} = other.address() as AddressInfo;
    const program = startSmall({PORT: String(port)});
    expect(await program.ended).toEqual({code: 1, signal: null});
    other.close();
    expect(program.printed).toEqual({
      stdout: '',
      stderr: `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run serve\n`,
    });
  });

  it('says that there is no built site, and what to do', async () => {
    const site = makeSite();
    onTestFinished(site.remove);
    rmSync(site.root, {recursive: true});
    const program = startProgram(site.folder);
    expect(await program.ended).toEqual({code: 1, signal: null});
    expect(program.printed).toEqual({
      stdout: '',
      stderr:
        'build/index.html: there is no built site. Run "npm run build" first.\n',
    });
  });
});
