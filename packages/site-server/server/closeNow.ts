import type {Server} from 'node:http';
import {stopListening} from './listen';

/** Stops a server and drops its open requests; for tests and tools. */
export function closeNow(server: Server): void {
  void stopListening(server);
  server.closeAllConnections();
}
