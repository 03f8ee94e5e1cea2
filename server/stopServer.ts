import type {IncomingMessage, Server, ServerResponse} from 'node:http';

/** How often connections that have become idle are closed, in milliseconds. */
const sweepInterval = 50;

/** Stops gracefully: accepts no new connection, finishes open requests, and resolves when all connections are closed. */
export function stopServer(
  server: Server,
  graceMilliseconds: number,
): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(
      () => server.closeIdleConnections(),
      sweepInterval,
    );
    // A closing server no longer times out half-sent requests by itself.
    const giveUp = setTimeout(
      () => server.closeAllConnections(),
      graceMilliseconds,
    );
    server.prependListener(
      'request',
      (_request: IncomingMessage, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      },
    );
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
