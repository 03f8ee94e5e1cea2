import type {Server, ServerResponse} from 'node:http';
import type {Http2Session} from 'node:http2';
import type {Socket} from 'node:net';
import {stopListening, type AnyServer} from './listen';

/** How often connections that have become idle are closed, in milliseconds. */
const sweepInterval = 50;

/** Remembers what a server has open, and returns the function that stops it. */
export function stoppable(server: AnyServer) {
  const sockets = new Set<Socket>();
  const sessions = new Set<Http2Session>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session: Http2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });

  /** Stops gracefully: accepts no new connection, finishes open requests, and resolves when all connections are closed. */
  return async function stop(graceMilliseconds: number): Promise<void> {
    const sweep = setInterval(
      () => (server as Server).closeIdleConnections(),
      sweepInterval,
    );
    // A closing server no longer times out half-sent requests by itself.
    const giveUp = setTimeout(
      () => sockets.forEach((socket) => socket.destroy()),
      graceMilliseconds,
    );
    server.prependListener('request', (_request, response) => {
      (response as Partial<ServerResponse>).shouldKeepAlive = false;
    });
    const closed = stopListening(server);
    // A session finishes its open streams first.
    sessions.forEach((session) => session.close());
    await closed;
    clearInterval(sweep);
    clearTimeout(giveUp);
  };
}
