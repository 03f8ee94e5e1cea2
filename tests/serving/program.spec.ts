import {once} from 'node:events';
import {connect} from 'node:net';
import {startProgram} from 'site-server/testing';
import {expect, it} from 'vitest';

it.each(['SIGTERM', 'SIGINT'] as const)(
  '"npm run serve" finishes open requests on %s, then exits with 0',
  async (signal) => {
    const program = startProgram('.', {}, ['npm', 'run', '--silent', 'serve']);
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
