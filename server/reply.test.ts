import {expect, it} from 'vitest';
import {errorReply, redirectReply, serializeHead} from './reply';

it('escapes the new address in its link', () => {
  const {headers, body} = redirectReply({}, 302, '/a?b="><script>&c');
  expect(headers.Location).toBe('/a?b="><script>&c');
  expect(body.toString()).toContain('href="/a?b=&quot;>&lt;script>&amp;c"');
});

it('serializes an error', () => {
  const reply = errorReply({'X-Security': 'on'}, 431);
  expect(serializeHead(reply)).toBe(
    [
      'HTTP/1.1 431 Request Header Fields Too Large',
      'Content-Type: text/html; charset=utf-8',
      `Content-Length: ${reply.body.length}`,
      'X-Security: on',
      'Cache-Control: no-store',
      'Connection: close',
      '',
    ].join('\r\n'),
  );
});
