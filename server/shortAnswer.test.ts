import {expect, it} from 'vitest';
import {errorAnswer, rawAnswer, redirectAnswer} from './shortAnswer';

it('links to the new address, harmlessly', () => {
  const {headers, body} = redirectAnswer(302, '/a?b="><script>&c');
  expect(headers.Location).toBe('/a?b="><script>&c');
  expect(body).toContain('href="/a?b=&quot;>&lt;script>&amp;c"');
});

it('writes an error as bytes', () => {
  const answer = errorAnswer(431);
  const [head = '', body] = rawAnswer(answer).split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    'HTTP/1.1 431 Request Header Fields Too Large',
    ...Object.entries(answer.headers).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ]);
  expect(answer.headers).toMatchObject({
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Length': String(body?.length),
  });
});
