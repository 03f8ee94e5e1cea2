import {createServer, type Server} from 'node:http';
import {expect, it} from 'vitest';
import {listen} from './listen';

/** A server that the operating system refuses an address. */
function refused(code: string): Server {
  const server = createServer();
  server.listen = () => {
    const error = new Error(`listen ${code}: refused`);
    queueMicrotask(() => server.emit('error', Object.assign(error, {code})));
    return server;
  };
  return server;
}

it.each([
  [
    'EACCES',
    'PORT: 80 is for root alone. Set it to a number from 1024 to 65535.',
  ],
  [
    'EADDRINUSE',
    'PORT: 80 is in use at 10.0.0.1. Stop the program that uses it, or set PORT to another number; 0 picks a free one.',
  ],
  [
    'EADDRNOTAVAIL',
    'HOST: "10.0.0.1" is not an address of this machine. Set it to one, or to 0.0.0.0 for all.',
  ],
  [
    'EMFILE',
    "HOST, PORT: the server can't listen at 10.0.0.1, port 80: listen EMFILE: refused. Set them to another address and port.",
  ],
])(
  'names the setting that %s refuses, and keeps its cause',
  async (code, message) => {
    const error = await listen(refused(code), 80, ['10.0.0.1']).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({message, cause: {code}});
  },
);
