import type {IncomingMessage, ServerResponse} from 'node:http';
import send from 'send';
import {contentTypeHeader} from './contentTypes';
import {
  cacheControl,
  cacheControlOf,
  securityHeadersOf,
  corsHeadersOf,
} from './headers';
import {pickEncoding} from './pickEncoding';
import {errorResponse, type SmallResponse} from './smallResponse';
import type {SiteFiles} from './siteFiles';

type FoundFile = {status: 200 | 404; file: string};

/** Sends a small response, instead of any headers that were set before. */
export function sendSmallResponse(
  request: IncomingMessage,
  response: ServerResponse,
  {status, headers, body}: SmallResponse,
): void {
  for (const name of response.getHeaderNames()) {
    response.removeHeader(name);
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a file of the build, compressed if the client accepts it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  files: SiteFiles,
  {status, file}: FoundFile,
): void {
  const available = files.get(file) ?? new Set();
  const encoding = pickEncoding(request.headers, available);
  const isFound = status === 200;

  response.statusCode = status;
  response.setHeaders(
    new Map(
      Object.entries({
        'Content-Type': contentTypeHeader(file),
        'Cache-Control': isFound ? cacheControlOf(file) : cacheControl.error,
        ...(available.size > 0 && {Vary: 'Accept-Encoding'}),
        ...(encoding && {'Content-Encoding': encoding.name}),
        ...(isFound && corsHeadersOf(file)),
        ...securityHeadersOf(file.replace(/index\.html$/, '')),
      }),
    ),
  );
  send(request, encodeURI(file) + (encoding?.suffix ?? ''), {
    root,
    etag: isFound,
    lastModified: isFound,
    // Ranges of a compressed file are of no use.
    acceptRanges: false,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', (error: NodeJS.ErrnoException & {status?: number}) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      // The file was there at the start: the build was replaced, or no more files can be opened.
      console.error(`${file}: could not be sent (${error.message}).`);
      sendSmallResponse(request, response, errorResponse(503));
    })
    .pipe(response);
}
