import {STATUS_CODES} from 'node:http';
import {cacheControl, securityHeadersOf, type Headers} from './headers';

/** A response that isn't a file of the build. */
export type SmallResponse = {status: number; headers: Headers; body: string};

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}

function smallResponse(
  status: number,
  headers: Headers,
  link?: string,
): SmallResponse {
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

/** The response that redirects to another address. */
export function redirectResponse(status: 301 | 302, location: string) {
  return smallResponse(
    status,
    {
      Location: location,
      'Cache-Control': cacheControl.redirect,
      // Without a charset, like nginx.
      'Content-Type': 'text/html',
    },
    location,
  );
}

/** An error response; the connection closes after it. */
export function errorResponse(status: number, headers: Headers = {}) {
  return smallResponse(status, {
    'Cache-Control': cacheControl.error,
    Connection: 'close',
    ...headers,
  });
}

/** A response as it is sent, for a connection that has no response object. */
export function serializeResponse({
  status,
  headers,
  body,
}: SmallResponse): string {
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
