import {createServer, type Server} from 'node:http';
import {createSecureServer, type Http2SecureServer} from 'node:http2';
import {createListeners, type ListenerOptions} from './createListeners';
import type {Limits} from './limits';

/** Certificate and key in PEM. */
type Tls = {cert: string; key: string};

/** Requests of HTTP/2 at a time: the least that RFC 9113 recommends. */
const maxConcurrentStreams = 100;

/** Megabytes that one session may refer to. Most of them are the site's own, which are shared. */
const maxSessionMemory = 64;

function nodeOptions({headersTimeout, requestTimeout}: Limits) {
  return {
    headersTimeout,
    requestTimeout: Math.max(headersTimeout, requestTimeout),
    connectionsCheckingInterval: Math.min(headersTimeout, 1000),
    // Checked here: Node's own response lacks our headers.
    requireHostHeader: false,
  };
}

/** Creates the server of a site over HTTP; it doesn't listen yet. */
export function createHttpServer(options: ListenerOptions): Server {
  const {limits} = options;
  const {handle, refuseConnect, handleClientError} = createListeners(options);
  const server = createServer(nodeOptions(limits), handle)
    .on('checkExpectation', handle)
    .on('connect', refuseConnect)
    .on('clientError', handleClientError);
  server.keepAliveTimeout = limits.idleTimeout;
  server.maxConnections = limits.connections;
  // Where a connection is refused, the next one shall find room.
  server.on('drop', () => server.closeIdleConnections());
  // Node takes it for a connection that neither sends nor accepts anything.
  return server.setTimeout(limits.writeTimeout);
}

/** Creates the server of a site over HTTPS, with HTTP/2 and HTTP/1.1; it doesn't listen yet. */
export function createHttpsServer(
  options: ListenerOptions,
  tls: Tls,
): Http2SecureServer {
  const {limits} = options;
  const {handle, handleClientError} = createListeners(options);
  const server = createSecureServer(
    {
      ...nodeOptions(limits),
      ...tls,
      allowHTTP1: true,
      handshakeTimeout: limits.headersTimeout,
      settings: {maxConcurrentStreams},
      maxSessionMemory,
    },
    handle,
  )
    .on('checkExpectation', handle)
    .on('clientError', handleClientError);
  server.maxConnections = limits.connections;
  Object.assign(server, {keepAliveTimeout: limits.idleTimeout});
  return server.setTimeout(limits.writeTimeout);
}
