import {connect} from 'node:net';

/** Sends bytes that no HTTP client would, and resolves to everything received. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(bytes, 'latin1'),
    );
    socket
      .setEncoding('latin1')
      .on('data', (chunk: string) => {
        received += chunk;
      })
      // A server may close the connection before it has read everything.
      .on('error', () => undefined)
      .on('close', () => resolve(received));
  });
}
