import type {IncomingMessage} from 'node:http';

/** A host as RFC 3986 allows it, with an optional port. */
const validHost =
  /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+)(?::\d{0,5})?$/i;

/** Says whether a text names a host, and nothing else. */
export function isHost(text: string | undefined): text is string {
  return text !== undefined && validHost.test(text);
}

/** Says whether a request names its host as RFC 9112 (3.2) demands: once, and validly; HTTP/1.0 may leave it out. */
export function hasValidHost({
  headers,
  httpVersionMinor,
  rawHeaders,
}: Pick<
  IncomingMessage,
  'headers' | 'httpVersionMinor' | 'rawHeaders'
>): boolean {
  if (headers.host === undefined) {
    return httpVersionMinor === 0;
  }
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') {
      count += 1;
    }
  }
  return count === 1 && isHost(headers.host);
}
