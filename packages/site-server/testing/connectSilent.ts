import {once} from 'node:events';
import {connect, type Socket} from 'node:net';

/** Opens connections that send something and read nothing. */
export function connectSilent(
  port: number,
  count: number,
  bytes: string,
): Promise<Socket[]> {
  return Promise.all(
    Array.from({length: count}, async () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      socket.write(bytes);
      return socket;
    }),
  );
}
