import type {Server} from 'node:http';

/** Stops a server at once, with whatever is in flight: for tests and tools, where nobody waits for an answer. */
export function closeNow(server: Server): void {
  server.close();
  server.closeAllConnections();
}
