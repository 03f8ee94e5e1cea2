import type {IncomingHttpHeaders} from 'node:http';
import Negotiator from 'negotiator';
import {encodings, type Encoding} from './siteFiles';

const preferred = encodings.map(({name}) => name);

/**
 * The encoding to send a file in; undefined for the file as it is. The client's
 * weights decide, and brotli comes before gzip where they are equal. nginx
 * differs where no browser goes: it takes every weight but 0 for 1, and
 * ignores `*` and `identity`.
 */
export function pickEncoding(
  headers: IncomingHttpHeaders,
  available: ReadonlySet<Encoding>,
): (typeof encodings)[number] | undefined {
  const picked = new Negotiator({headers}).encoding(
    [...available, 'identity'],
    {
      preferred,
    },
  );
  return encodings.find(({name}) => name === picked);
}
