import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {Duplex} from 'node:stream';
import {resolve} from './resolve';
import {sendFile, sendShortAnswer} from './sendFile';
import {errorAnswer, rawAnswer, redirectAnswer} from './shortAnswer';
import {readSiteFiles} from './siteFiles';

export type SiteServerOptions = {
  /** Folder of the built site. */
  root: string;
  /** Milliseconds that a client may take to send its headers. */
  headersTimeout?: number;
};

const allowedMethods = ['GET', 'HEAD'];
const methodNotAllowed = errorAnswer(405, {Allow: allowedMethods.join(', ')});

/** Status for a connection that sends no readable request. */
function statusOfClientError(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    default:
      return 400;
  }
}

function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(errorAnswer(statusOfClientError(error.code))));
}

/** The path and query of a request target, which may be a whole address. */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

/** Makes the server of a built site; it does not listen yet. */
export function createSiteServer({
  root,
  headersTimeout = 10_000,
}: SiteServerOptions): Server {
  const files = readSiteFiles(root);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!allowedMethods.includes(request.method ?? '')) {
      sendShortAnswer(request, response, methodNotAllowed);
      return;
    }
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      sendShortAnswer(request, response, errorAnswer(400));
      return;
    }
    const found = resolve(pathOf(request.url ?? ''), files);
    switch (found.kind) {
      case 'file':
        sendFile(request, response, root, files, found);
        break;
      case 'redirect':
        sendShortAnswer(
          request,
          response,
          redirectAnswer(found.status, found.location),
        );
        break;
      case 'malformed':
        sendShortAnswer(request, response, errorAnswer(400));
    }
  }

  return createServer(
    {
      headersTimeout,
      requestTimeout: headersTimeout * 3,
      connectionsCheckingInterval: Math.min(headersTimeout, 1000),
      // Asked above: Node's own refusal has none of our headers.
      requireHostHeader: false,
    },
    answer,
  )
    .on('checkExpectation', answer)
    .on('connect', (_request: IncomingMessage, socket: Duplex) => {
      // Without a listener the connection would end with no answer.
      socket.end(rawAnswer(methodNotAllowed));
    })
    .on('clientError', answerClientError);
}
