import {parseWeights} from './parseWeights';
import {encodings, type Encoding} from '../files/siteFiles';

/** The encodings that a client wants rather than the file as it is, best first. */
function parseHeader(header: string): readonly Encoding[] {
  const weights = parseWeights(header);
  const weightOf = (coding: string) =>
    weights.get(coding) ?? weights.get('*') ?? 0;
  // Without a weight of its own, the file as it is comes last.
  const identity = weights.get('identity') ?? 0;
  return encodings
    .map(({name}) => name)
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= identity)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

/**
 * The encoding to send a file in; undefined for the file as it is. The client's
 * weights decide, and brotli comes before gzip where they are equal. nginx
 * differs where no browser goes: it takes every weight but 0 for 1, and
 * ignores `*` and `identity`. `negotiator` would decide the same, but can't
 * break ties for Markdown, and the server is one file without packages.
 */
export function pickEncoding(
  header: string | undefined,
  available: {has: (encoding: Encoding) => boolean},
): Encoding | undefined {
  return header === undefined
    ? undefined
    : parseHeader(header).find((encoding) => available.has(encoding));
}
