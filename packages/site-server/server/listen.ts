import type {Server} from 'node:http';
import {
  createServer,
  type AddressInfo,
  type Server as NetServer,
} from 'node:net';

/** This machine alone, over IPv4 and IPv6: browsers try both for `localhost`. */
export const loopback: readonly string[] = ['127.0.0.1', '::1'];

/** Length of the queue of pending connections, so that a burst isn't refused. */
const backlog = 4096;

/** Tries to find a port that is free at every address. */
const tries = 10;

/** A server listens at one address; these take connections at others for it. */
const others = new WeakMap<Server, NetServer[]>();

function explain(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(
        `PORT: ${port} is in use at ${host}. Stop the program that uses it, or set PORT to another number; 0 picks a free one.`,
        {cause: error},
      );
    case 'EACCES':
      return new Error(
        `PORT: ${port} is for root alone. Set it to a number from 1024 to 65535.`,
        {cause: error},
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return new Error(
        `HOST: "${host}" is not an address of this machine. Set it to one, or to 0.0.0.0 for all.`,
        {cause: error},
      );
    default:
      return new Error(
        `HOST, PORT: the server can't listen at ${host}, port ${port}: ${error.message}. Set them to another address and port.`,
        {cause: error},
      );
  }
}

function listenAt(server: NetServer, host: string, port: number) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({host, port, backlog}, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens at another address for a server. */
async function listenFor(
  server: Server,
  host: string,
  port: number,
): Promise<void> {
  const other = createServer((socket) => server.emit('connection', socket));
  other.maxConnections = server.maxConnections;
  other.on('drop', (data) => server.emit('drop', data));
  try {
    await listenAt(other, host, port);
    others.set(server, [...(others.get(server) ?? []), other]);
  } catch (error) {
    // A machine without IPv6 has no ::1.
    const isMissing = (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL';
    if (!isMissing || !loopback.includes(host)) {
      throw error;
    }
  }
}

/** Accepts no new connection; resolves when the open ones are closed. */
export async function stopListening(server: Server): Promise<void> {
  const all = [server, ...(others.get(server) ?? [])];
  others.delete(server);
  await Promise.all(
    all.map((each) => new Promise((resolve) => each.close(resolve))),
  );
}

/** Starts listening at each address and resolves to the port; 0 picks a free one. */
export async function listen(
  server: Server,
  port: number,
  hosts: readonly string[] = loopback,
): Promise<number> {
  const [first = '127.0.0.1', ...more] = hosts;
  for (let attempt = 1; ; attempt += 1) {
    let host = first;
    try {
      const found = await listenAt(server, first, port);
      for (host of more) {
        await listenFor(server, host, found);
      }
      return found;
    } catch (error) {
      await stopListening(server);
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (port !== 0 || !isTaken || attempt === tries) {
        throw explain(error as NodeJS.ErrnoException, host, port);
      }
    }
  }
}
