import {STATUS_CODES} from 'node:http';
import {cacheControl} from '../tables/headers';
import type {Headers} from '../tables/tables';

/** A file that is too large to be kept in memory. */
export type LargeFile = {file: string; size: number; mtimeMs: number};

/** A response, ready to be sent. */
export type Reply = {
  status: number;
  headers: Headers;
  body: Buffer | LargeFile | undefined;
};

/** A response that isn't a file of the build. */
export type SmallReply = Reply & {body: Buffer};

/** Status line and headers as HTTP/1.1 sends them, without the empty line. */
export function serializeHead({status, headers}: Reply): string {
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
  ].join('\r\n');
}

/** Escapes text for HTML content and quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

function smallPage(
  status: number,
  headers: Headers,
  link?: string,
): SmallReply {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const href = link === undefined ? undefined : escapeHtml(link);
  const content =
    href === undefined
      ? `<h1>${title}</h1>`
      : `<h1>${title}</h1><p><a href="${href}">${href}</a></p>`;
  const body = Buffer.from(
    `<!doctype html><html lang="en"><title>${title}</title>${content}</html>\n`,
  );
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      ...headers,
    },
    body,
  };
}

/** Redirects to another address. */
export function redirectReply(
  securityHeaders: Headers,
  status: 301 | 302,
  location: string,
): SmallReply {
  return smallPage(
    status,
    {
      ...securityHeaders,
      Location: location,
      'Cache-Control': cacheControl.redirect,
      // Without a charset, like nginx.
      'Content-Type': 'text/html',
    },
    location,
  );
}

/** An error; the connection closes after it. */
export function errorReply(
  securityHeaders: Headers,
  status: number,
  headers: Headers = {},
): SmallReply {
  return smallPage(status, {
    ...securityHeaders,
    'Cache-Control': cacheControl.error,
    Connection: 'close',
    ...headers,
  });
}
