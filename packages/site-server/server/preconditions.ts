import type {IncomingHttpHeaders} from 'node:http';

/** What identifies a version of a file. */
export type Validators = {
  /** A strong entity tag, with its quotes. */
  etag: string;
  /** In milliseconds, whole seconds. */
  lastModified: number;
};

/** Whether a list of entity tags contains one; `*` stands for every tag. */
function contains(list: string, etag: string, isWeak: boolean): boolean {
  return (
    list === etag ||
    list.trim() === '*' ||
    list
      .split(',')
      .map((tag) => (isWeak ? tag.trim().replace(/^W\//, '') : tag.trim()))
      .includes(etag)
  );
}

/** The status that the preconditions of a GET or HEAD lead to (RFC 9110, 13.2.2). */
export function checkPreconditions(
  headers: IncomingHttpHeaders,
  {etag, lastModified}: Validators,
): 200 | 304 | 412 {
  const {
    'if-match': match,
    'if-unmodified-since': unmodifiedSince,
    'if-none-match': noneMatch,
    'if-modified-since': modifiedSince,
  } = headers;
  // A date that can't be parsed is NaN, and a comparison with it is false.
  if (match !== undefined) {
    if (!contains(match, etag, false)) {
      return 412;
    }
  } else if (
    unmodifiedSince !== undefined &&
    lastModified > Date.parse(unmodifiedSince)
  ) {
    return 412;
  }
  if (noneMatch !== undefined) {
    return contains(noneMatch, etag, true) ? 304 : 200;
  }
  const since = Date.parse(modifiedSince ?? '');
  // Nobody can have had the file at a time that is yet to come.
  return lastModified <= since && since <= Date.now() ? 304 : 200;
}
