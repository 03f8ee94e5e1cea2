import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {Duplex} from 'node:stream';
import {resolve} from './resolve';
import {sendFile, sendSmallResponse} from './sendFile';
import {
  errorResponse,
  redirectResponse,
  serializeResponse,
} from './smallResponse';
import {readSiteFiles} from './siteFiles';

export type SiteServerOptions = {
  /** Folder of the built site. */
  root: string;
  /** Milliseconds that a client may take to send its headers. */
  headersTimeout?: number;
};

const allowedMethods = ['GET', 'HEAD'];
const methodNotAllowed = errorResponse(405, {Allow: allowedMethods.join(', ')});

/** Status for a request that Node could not parse. */
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

function handleClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(serializeResponse(errorResponse(statusOfClientError(error.code))));
}

/** The path and query of a request target, which may be an absolute URL. */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

/** Creates the server of a built site; it doesn't listen yet. */
export function createSiteServer({
  root,
  headersTimeout = 10_000,
}: SiteServerOptions): Server {
  const files = readSiteFiles(root);

  function respond(request: IncomingMessage, response: ServerResponse): void {
    if (!allowedMethods.includes(request.method ?? '')) {
      sendSmallResponse(request, response, methodNotAllowed);
      return;
    }
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      sendSmallResponse(request, response, errorResponse(400));
      return;
    }
    const found = resolve(pathOf(request.url ?? ''), files);
    switch (found.kind) {
      case 'file':
        sendFile(request, response, root, files, found);
        break;
      case 'redirect':
        sendSmallResponse(
          request,
          response,
          redirectResponse(found.status, found.location),
        );
        break;
      case 'malformed':
        sendSmallResponse(request, response, errorResponse(400));
    }
  }

  return createServer(
    {
      headersTimeout,
      requestTimeout: headersTimeout * 3,
      connectionsCheckingInterval: Math.min(headersTimeout, 1000),
      // Checked above: Node's own response lacks our headers.
      requireHostHeader: false,
    },
    respond,
  )
    .on('checkExpectation', respond)
    .on('connect', (_request: IncomingMessage, socket: Duplex) => {
      // Without a listener Node closes the connection without a response.
      socket.end(serializeResponse(methodNotAllowed));
    })
    .on('clientError', handleClientError);
}
