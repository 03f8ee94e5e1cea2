import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {answerFromSite, methodNotAllowed, type Answer} from './answer';
import {hasValidHost} from './hostHeader';
import type {Limits} from './limits';
import {logRequest} from './logRequest';
import {createReportCounter, receiveReport} from './receiveReport';
import {errorReply, serializeHead, type Reply, type SmallReply} from './reply';
import {sendBody} from './sendBody';
import type {Snapshot} from './snapshot';

export type ListenerOptions = {
  /** The site as it is now; a request is answered from one snapshot alone. */
  getSnapshot: () => Snapshot;
  /** From the site, unless something else is given. */
  answer?: Answer;
  limits: Limits;
  /** Believe a proxy's `X-Forwarded-*` headers. */
  trustProxy?: boolean;
  /** Prints a line for each request. */
  isLogging?: boolean;
  print?: (line: string) => void;
};

/** Statuses for requests that Node could not parse, where it isn't 400. */
const parseErrors = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_INVALID_VERSION', 505],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Time for a client to read a refusal before its connection is cut. */
const lingerMilliseconds = 1000;

function sendToSocket(socket: Duplex, reply: SmallReply): void {
  socket.end(`${serializeHead(reply)}\r\n${reply.body.toString()}`);
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
}

/** The status that refuses a request whatever it asks for. */
function refusal(request: IncomingMessage): number | undefined {
  if (request.httpVersionMajor !== 1) {
    return 505;
  }
  // RFC 9112 (6.1): nobody knows where such a request ends.
  const isEndless =
    request.httpVersionMinor === 0 &&
    request.headers['transfer-encoding'] !== undefined;
  return isEndless || !hasValidHost(request) ? 400 : undefined;
}

/** What the server does with requests. */
export function createListeners({
  getSnapshot,
  answer = answerFromSite,
  limits,
  trustProxy = false,
  isLogging = false,
  print = console.log,
}: ListenerOptions) {
  const countReport = createReportCounter();
  /** Requests on a connection that are not answered yet. */
  const inFlight = new WeakMap<Duplex, number>();

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    reply: Reply,
  ): void {
    const {status, headers, body} = reply;
    const isSecure =
      trustProxy && request.headers['x-forwarded-proto'] === 'https';
    const writeHead = () =>
      response.writeHead(
        status,
        isSecure ? {...headers, ...getSnapshot().tables.httpsHeaders} : headers,
      );
    if (request.method === 'HEAD' || body === undefined) {
      writeHead();
      response.end();
    } else {
      sendBody(body, response, request.socket, writeHead).catch(
        (error: unknown) => fail(request, response, 503, error),
      );
    }
  }

  /** Answers a request that something went wrong with, and says so once. */
  function fail(
    request: IncomingMessage,
    response: ServerResponse,
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

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const snapshot = getSnapshot();
    const {headers} = snapshot.tables;
    const refused = refusal(request);
    if (refused !== undefined) {
      send(request, response, errorReply(headers, refused));
    } else if (
      request.method === 'POST' &&
      request.url === snapshot.tables.reportPath
    ) {
      const wait = countReport(performance.now());
      if (wait > 0) {
        const retry = {'Retry-After': String(wait)};
        send(request, response, errorReply(headers, 429, retry));
        return;
      }
      receiveReport(request, print, (status) =>
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

  function handle(request: IncomingMessage, response: ServerResponse): void {
    try {
      if (!admit(request, response)) {
        return;
      }
      if (isLogging) {
        logRequest(request, response, {trustProxy, print});
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
      if ((inFlight.get(socket) ?? 0) > 0) {
        // Whatever is written now would be part of another response.
        (socket as Socket).destroySoon();
        return;
      }
      sendToSocket(
        socket,
        errorReply(
          getSnapshot().tables.headers,
          parseErrors.get(error.code ?? '') ?? 400,
        ),
      );
    },
  };
}
