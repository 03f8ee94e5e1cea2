import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

function explain(error: NodeJS.ErrnoException, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run serve`,
        {cause: error},
      );
    case 'EACCES':
      return new Error(
        `Port ${port} needs root. Choose one above 1023: PORT=3000 npm run serve`,
        {cause: error},
      );
    default:
      return error;
  }
}

/** Length of the queue of pending connections, so that a burst isn't refused. */
const backlog = 4096;

/** Starts listening and resolves to the port. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, port));
    server.once('error', fail);
    server.listen({port, backlog}, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
