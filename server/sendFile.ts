import type {IncomingMessage, ServerResponse} from 'node:http';
import send from 'send';
import {contentTypeHeader} from './contentTypes';
import {
  cacheControl,
  cacheControlOf,
  securityHeadersOf,
  sharingHeadersOf,
} from './headers';
import {pickEncoding} from './pickEncoding';
import {errorAnswer, type ShortAnswer} from './shortAnswer';
import type {SiteFiles} from './siteFiles';

type FileAnswer = {status: 200 | 404; file: string};

/** Writes an answer that is no file, in place of whatever was about to be sent. */
export function sendShortAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  {status, headers, body}: ShortAnswer,
): void {
  for (const name of response.getHeaderNames()) {
    response.removeHeader(name);
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a file of the build, compressed where the client accepts it. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  files: SiteFiles,
  {status, file}: FileAnswer,
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
        ...(isFound && sharingHeadersOf(file)),
        ...securityHeadersOf(file.replace(/index\.html$/, '')),
      }),
    ),
  );
  send(request, encodeURI(file) + (encoding?.suffix ?? ''), {
    root,
    etag: isFound,
    lastModified: isFound,
    // Ranges of a compressed file help nobody.
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
      // The list of files says that it is there: the build has been replaced, or files cannot be opened.
      console.error(`${file}: could not be sent (${error.message}).`);
      sendShortAnswer(request, response, errorAnswer(503));
    })
    .pipe(response);
}
