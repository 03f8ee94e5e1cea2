import {STATUS_CODES} from 'node:http';
import {cacheControl, securityHeadersOf, type Headers} from './headers';

/** An answer that is no file: its headers and its small body. */
export type ShortAnswer = {status: number; headers: Headers; body: string};

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

function shortAnswer(
  status: number,
  headers: Headers,
  link?: string,
): ShortAnswer {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const href = link === undefined ? undefined : escapeHtml(link);
  const content =
    href === undefined
      ? `<h1>${title}</h1>`
      : `<h1>${title}</h1><p><a href="${href}">${href}</a></p>`;
  const body = `<!doctype html><html lang="en"><title>${title}</title>${content}</html>\n`;
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      ...securityHeadersOf(''),
      ...headers,
    },
    body,
  };
}

/** The answer that sends a reader to another address. */
export function redirectAnswer(status: 301 | 302, location: string) {
  return shortAnswer(
    status,
    {
      Location: location,
      'Cache-Control': cacheControl.redirect,
      // As nginx does.
      'Content-Type': 'text/html',
    },
    location,
  );
}

/** The answer to a request that cannot be met; the connection closes after it. */
export function errorAnswer(status: number, headers: Headers = {}) {
  return shortAnswer(status, {
    'Cache-Control': cacheControl.error,
    Connection: 'close',
    ...headers,
  });
}

/** An answer as bytes, for a connection that has no response object. */
export function rawAnswer({status, headers, body}: ShortAnswer): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...lines,
    '',
    body,
  ].join('\r\n');
}
