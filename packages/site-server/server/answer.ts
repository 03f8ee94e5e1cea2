import type {IncomingHttpHeaders} from 'node:http';
import {cacheControl} from '../tables/headers';
import {healthPath, notFoundFile} from '../tables/paths';
import {pickEncoding} from './pickEncoding';
import {checkPreconditions} from './preconditions';
import {prefersMarkdown} from './prefersMarkdown';
import {errorReply, redirectReply, type Reply, type SmallReply} from './reply';
import type {Snapshot, SnapshotFile} from './snapshot';

/** What a response depends on. */
type Question = {
  method: string;
  /** Path and query, or an absolute URL. */
  target: string;
  headers: IncomingHttpHeaders;
};

/** Finds the response to a request. */
export type Answer = (snapshot: Snapshot, question: Question) => Reply;

const allowedMethods = ['GET', 'HEAD'];

/** The path and query of a request target, which may be an absolute URL. */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

function health({tables}: Snapshot): Reply {
  const body = Buffer.from('ok\n');
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': cacheControl.error,
      ...tables.headers,
    },
    body,
  };
}

/** The response to the methods that no file allows. */
export function methodNotAllowed({tables}: Snapshot): SmallReply {
  return errorReply(tables.headers, 405, {Allow: allowedMethods.join(', ')});
}

function sendFile(
  {tables}: Snapshot,
  {forms: ownForms, twin}: SnapshotFile,
  headers: IncomingHttpHeaders,
): Reply {
  const forms =
    twin !== undefined && prefersMarkdown(headers.accept)
      ? twin.forms
      : ownForms;
  const form = forms.get(
    pickEncoding(headers['accept-encoding'], forms) ?? 'identity',
  );
  if (form === undefined) {
    return errorReply(tables.headers, 404);
  }
  switch (form.full.status === 200 ? checkPreconditions(headers, form) : 200) {
    case 304:
      return form.notModified;
    case 412:
      return errorReply(tables.headers, 412);
    default:
      return form.full;
  }
}

/** Answers from the files and tables of the site. */
export const answerFromSite: Answer = (snapshot, {method, target, headers}) => {
  if (!allowedMethods.includes(method)) {
    return methodNotAllowed(snapshot);
  }
  const {tables, files} = snapshot;
  const path = pathOf(target);
  if (path === healthPath) {
    return health(snapshot);
  }
  const found = snapshot.resolve(path);
  switch (found.kind) {
    case 'redirect':
      return redirectReply(tables.headers, found.status, found.location);
    case 'malformed':
      return errorReply(tables.headers, 400);
    case 'file': {
      const file = files.get(found.file) ?? files.get(notFoundFile);
      return file === undefined
        ? errorReply(tables.headers, 404)
        : sendFile(snapshot, file, headers);
    }
  }
};
