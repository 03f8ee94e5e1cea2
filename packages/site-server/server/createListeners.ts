import {ServerResponse, type IncomingMessage} from 'node:http';
import type {Http2ServerRequest} from 'node:http2';
import type {Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import type {TLSSocket} from 'node:tls';
import {answerFromSite, methodNotAllowed, type Answer} from './answer';
import {hasValidHost, isHost} from './hostHeader';
import type {Limits} from './limits';
import {logRequest} from './logRequest';
import {receiveReport} from './receiveReport';
import {errorReply, serializeHead, type Reply, type SmallReply} from './reply';
import {sendLargeFile} from './sendLargeFile';
import type {Snapshot} from './snapshot';
import {
  writeReplyHead,
  type AnyRequest,
  type AnyResponse,
} from './writeReplyHead';

export type ListenerOptions = {
  /** The site as it is now; a request is answered from one snapshot alone. */
  getSnapshot: () => Snapshot;
  /** From the site, unless something else is given. */
  answer?: Answer;
  limits: Limits;
  /** Believe a proxy's `X-Forwarded-*` headers. */
  trustProxy?: boolean;
  /** Writes a line for each request; without it nothing is logged. */
  log?: (line: string) => void;
};

/** Status for a request that Node could not parse. */
function statusOfClientError(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_INVALID_VERSION':
      return 505;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    default:
      return 400;
  }
}

/** Time for a client to read a refusal before its connection is cut. */
const lingerMilliseconds = 1000;

function sendToSocket(socket: Duplex, reply: SmallReply): void {
  socket.end(`${serializeHead(reply)}\r\n${reply.body.toString()}`);
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
}

function isHttp2(request: AnyRequest): request is Http2ServerRequest {
  return 'stream' in request;
}

/** The status that refuses a request whatever it asks for. */
function refusal(request: AnyRequest): number | undefined {
  if (isHttp2(request)) {
    return isHost(request.authority || request.headers.host) ? undefined : 400;
  }
  if (request.httpVersionMajor !== 1) {
    return 505;
  }
  return hasValidHost(request) ? undefined : 400;
}

/** What the servers with and without TLS do with requests. */
export function createListeners({
  getSnapshot,
  answer = answerFromSite,
  limits,
  trustProxy = false,
  log,
}: ListenerOptions) {
  /** Requests on a connection that are not answered yet. */
  const inFlight = new WeakMap<Socket, number>();

  function isSecure({socket, headers}: AnyRequest): boolean {
    return (
      (socket as Partial<TLSSocket>).encrypted === true ||
      (trustProxy && headers['x-forwarded-proto'] === 'https')
    );
  }

  function send(
    request: AnyRequest,
    response: AnyResponse,
    reply: Reply,
  ): void {
    const {body} = reply;
    const writeHead = () =>
      writeReplyHead(request, response, reply, isSecure(request));
    if (request.method === 'HEAD' || body === undefined) {
      writeHead();
      response.end();
    } else if (Buffer.isBuffer(body)) {
      writeHead();
      response.end(body);
    } else {
      const connection = isHttp2(request) ? request.stream : request.socket;
      sendLargeFile(body, response, connection, writeHead).catch(
        (error: unknown) => fail(request, response, 503, error),
      );
    }
  }

  /** Answers a request that something went wrong with, and says so once. */
  function fail(
    request: AnyRequest,
    response: AnyResponse,
    status: number,
    error: unknown,
  ): void {
    console.error(
      `${request.url}: ${status},`,
      status === 500 || !(error instanceof Error) ? error : error.message,
    );
    if (response.headersSent) {
      response.destroy();
    } else {
      send(request, response, errorReply(getSnapshot().tables.headers, status));
    }
  }

  function respond(request: AnyRequest, response: AnyResponse): void {
    const snapshot = getSnapshot();
    const {headers} = snapshot.tables;
    const refused = refusal(request);
    if (refused !== undefined) {
      send(request, response, errorReply(headers, refused));
    } else if (
      request.method === 'POST' &&
      request.url === snapshot.tables.reportPath
    ) {
      receiveReport(request, (status) =>
        send(
          request,
          response,
          status === 204
            ? {status, headers, body: undefined}
            : errorReply(headers, status),
        ),
      );
    } else {
      send(
        request,
        response,
        answer(snapshot, {
          method: request.method ?? '',
          target: request.url ?? '',
          headers: request.headers,
        }),
      );
    }
  }

  /** Counts the requests of a connection. Returns false for one that came after the last that is answered. */
  function admit(request: IncomingMessage, response: ServerResponse): boolean {
    const {socket} = request;
    const count = (inFlight.get(socket) ?? 0) + 1;
    if (count > limits.pipeline) {
      // Reads no more; the connection closes after the last response.
      socket.pause();
      return false;
    }
    inFlight.set(socket, count);
    if (count === limits.pipeline) {
      response.shouldKeepAlive = false;
      return true;
    }
    response.once('close', () => {
      const open = inFlight.get(socket) ?? 0;
      // Once the last one is admitted, nothing follows it.
      if (open < limits.pipeline) {
        inFlight.set(socket, open - 1);
      }
    });
    return true;
  }

  function handle(request: AnyRequest, response: AnyResponse): void {
    try {
      if (
        response instanceof ServerResponse &&
        !admit(request as IncomingMessage, response)
      ) {
        return;
      }
      if (log !== undefined) {
        logRequest(request, response, {trustProxy, log});
      }
      respond(request, response);
    } catch (error) {
      fail(request, response, 500, error);
    }
  }

  return {
    handle,
    refuseConnect: (_request: IncomingMessage, socket: Duplex) =>
      // Without a listener Node closes the connection without a response.
      sendToSocket(socket, methodNotAllowed(getSnapshot())),
    handleClientError: (error: NodeJS.ErrnoException, socket: Duplex) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      sendToSocket(
        socket,
        errorReply(
          getSnapshot().tables.headers,
          statusOfClientError(error.code),
        ),
      );
    },
  };
}
