import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import type {Headers} from '../tables/tables';
import type {Validators} from './preconditions';
import type {LargeFile, Reply} from './reply';

/** One form of a file, plain or compressed, with its finished responses. */
export type Representation = Validators & {
  full: Reply;
  notModified: Reply;
};

/** Where a form of a file is, and whether it is kept in memory. */
type Source = {file: string; isInMemory: boolean};

function readBody({file, isInMemory}: Source): {
  body: Buffer | LargeFile;
  size: number;
  mtimeMs: number;
  etag: string;
} {
  const {size, mtimeMs} = statSync(file);
  if (!isInMemory) {
    const etag = `"${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}"`;
    return {body: {file, size, mtimeMs}, size, mtimeMs, etag};
  }
  const body = readFileSync(file);
  const hash = createHash('sha256').update(body).digest('base64url');
  return {body, size: body.length, mtimeMs, etag: `"${hash.slice(0, 22)}"`};
}

/**
 * Reads one form of a file and prepares its responses. `headers` are those of a
 * response without a body too, `contentHeaders` describe the body.
 */
export function represent(
  source: Source,
  status: 200 | 404,
  contentHeaders: Headers,
  headers: Headers,
): Representation {
  const {body, size, mtimeMs, etag} = readBody(source);
  const lastModified = Math.floor(mtimeMs / 1000) * 1000;
  const shared: Headers =
    status === 200
      ? {
          ETag: etag,
          'Last-Modified': new Date(lastModified).toUTCString(),
          ...headers,
        }
      : headers;
  return {
    etag,
    lastModified,
    full: {
      status,
      headers: {...contentHeaders, 'Content-Length': String(size), ...shared},
      body,
    },
    notModified: {status: 304, headers: shared, body: undefined},
  };
}
