import type {Server} from 'node:http';
import type {Socket} from 'node:net';
import type {Limits} from './limits';

/** How often each connection is looked at, in milliseconds. */
const lookInterval = 1000;

/**
 * Drops clients that accept nothing more of what they are sent, or that ask for
 * nothing more. What they send doesn't count: Node's own timeouts start again
 * with every byte that arrives, an empty line between two requests included.
 */
export function dropStalled(
  server: Server,
  {writeTimeout, idleTimeout, headersTimeout, requestTimeout}: Limits,
): void {
  // Time to begin another request, and to send it.
  const silence = idleTimeout + Math.max(headersTimeout, requestTimeout);
  server.on('connection', (socket: Socket) => {
    let last = {accepted: 0, isWaiting: false, time: performance.now()};
    const timer = setInterval(() => {
      const accepted = socket.bytesWritten - socket.writableLength;
      const isWaiting = socket.writableLength > 0;
      const time = performance.now();
      if (accepted !== last.accepted || isWaiting !== last.isWaiting) {
        last = {accepted, isWaiting, time};
      } else if (time - last.time > (isWaiting ? writeTimeout : silence)) {
        socket.destroy();
      }
    }, lookInterval);
    socket.once('close', () => clearInterval(timer));
  });
}
