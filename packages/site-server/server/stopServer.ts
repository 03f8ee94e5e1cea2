import type {Server} from 'node:http';
import {stopListening} from './listen';

/** How often connections that have become idle are closed, in milliseconds. */
const sweepInterval = 50;

/** Stops gracefully: accepts no new connection, finishes open requests, and resolves when all connections are closed. */
export async function stopServer(
  server: Server,
  graceMilliseconds: number,
): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
  // A closing server no longer times out half-sent requests by itself.
  const giveUp = setTimeout(
    () => server.closeAllConnections(),
    graceMilliseconds,
  );
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await stopListening(server);
  clearInterval(sweep);
  clearTimeout(giveUp);
}
