import {ServerResponse, type IncomingMessage} from 'node:http';
import type {Http2ServerRequest, Http2ServerResponse} from 'node:http2';
import {transportSecurity, type Headers} from './headers';
import type {Reply} from './reply';

export type AnyRequest = IncomingMessage | Http2ServerRequest;
export type AnyResponse = ServerResponse | Http2ServerResponse;

/** The part of a response that `writeHead` leaves for `end`: status line and headers. */
type Internals = {_header: string | null};

let second = 0;
let date = '';

/** The current time as a header has it. */
function currentDate(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}

const transportLines = Object.entries(transportSecurity)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/**
 * Writes a head that was checked and serialized when the site was loaded. Node has
 * no public way to do that: `writeHead` checks and serializes every header of every
 * response, and an answer then takes a sixth more processor time. Returns false
 * where Node has to decide about the connection.
 */
function writePreparedHead(
  request: AnyRequest,
  response: ServerResponse,
  {status, head}: Reply,
  isSecure: boolean,
): boolean {
  if (
    head === undefined ||
    request.httpVersion !== '1.1' ||
    request.headers.expect !== undefined ||
    !response.shouldKeepAlive
  ) {
    return false;
  }
  response.statusCode = status;
  (response as unknown as Internals)._header =
    `${head}${isSecure ? transportLines : ''}Date: ${currentDate()}\r\n\r\n`;
  return true;
}

/** Writes the status line and the headers of a response. */
export function writeReplyHead(
  request: AnyRequest,
  response: AnyResponse,
  reply: Reply,
  isSecure: boolean,
): void {
  const headers: Headers = isSecure
    ? {...reply.headers, ...transportSecurity}
    : reply.headers;
  if (!(response instanceof ServerResponse)) {
    // A connection of HTTP/2 has many streams, and this header does not exist.
    const others = Object.entries(headers).filter(
      ([name]) => name !== 'Connection',
    );
    response.writeHead(reply.status, Object.fromEntries(others));
  } else if (!writePreparedHead(request, response, reply, isSecure)) {
    response.writeHead(reply.status, headers);
  }
}
