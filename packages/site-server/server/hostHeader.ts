import type {IncomingMessage} from 'node:http';

/** A host as RFC 3986 allows it, with an optional port. */
const validHost =
  /^(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+)(?::\d{0,5})?$/i;

/** Says whether a request names its host as RFC 9112 (3.2) demands: once, and validly; HTTP/1.0 may leave it out. */
export function hasValidHost({
  headersDistinct,
  httpVersionMinor,
}: Pick<IncomingMessage, 'headersDistinct' | 'httpVersionMinor'>): boolean {
  const [host, ...others] = headersDistinct.host ?? [];
  return host === undefined
    ? httpVersionMinor === 0
    : others.length === 0 && validHost.test(host);
}
