import {createServer, type Server} from 'node:http';
import {dropStalled} from './dropStalled';
import {createListeners, type ListenerOptions} from './createListeners';

/** Creates the server of a site; it doesn't listen yet. */
export function createHttpServer(options: ListenerOptions): Server {
  const {limits} = options;
  const {handle, refuseConnect, handleClientError} = createListeners(options);
  const {headersTimeout, requestTimeout} = limits;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout: Math.max(headersTimeout, requestTimeout),
      connectionsCheckingInterval: Math.min(headersTimeout, 1000),
      // Checked here: Node's own response lacks our headers.
      requireHostHeader: false,
    },
    handle,
  )
    .on('checkExpectation', handle)
    .on('connect', refuseConnect)
    .on('clientError', handleClientError);
  server.keepAliveTimeout = limits.idleTimeout;
  server.maxConnections = limits.connections;
  // Where a connection is refused, the next one shall find room.
  server.on('drop', () => server.closeIdleConnections());
  dropStalled(server, limits);
  return server;
}
