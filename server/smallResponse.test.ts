import {expect, it} from 'vitest';
import {
  errorResponse,
  redirectResponse,
  serializeResponse,
} from './smallResponse';

it('escapes the new address in its link', () => {
  const {headers, body} = redirectResponse(302, '/a?b="><script>&c');
  expect(headers.Location).toBe('/a?b="><script>&c');
  expect(body).toContain('href="/a?b=&quot;>&lt;script>&amp;c"');
});

it('serializes an error', () => {
  const response = errorResponse(431);
  const [head = '', body] = serializeResponse(response).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    'HTTP/1.1 431 Request Header Fields Too Large',
    ...Object.entries(response.headers).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ]);
  expect(response.headers).toMatchObject({
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Length': String(body?.length),
  });
});
