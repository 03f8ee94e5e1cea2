import type {Server} from 'node:http';

/** Stops a server and drops its open requests; for tests and tools. */
export function closeNow(server: Server): void {
  server.close();
  server.closeAllConnections();
}
