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
        `Port ${port} is not open to this user. Choose one above 1023: PORT=3000 npm run serve`,
        {cause: error},
      );
    default:
      return error;
  }
}

/** Connections that may wait to be taken: a burst of readers is not turned away. */
const backlog = 4096;

/** Starts to listen and resolves to the port. */
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
