import {expect, it} from 'vitest';
import {redirectReply} from './reply';

it('escapes the new address in its link', () => {
  const {headers, body} = redirectReply({}, 302, '/a?b="><script>&c');
  expect(headers.Location).toBe('/a?b="><script>&c');
  expect(body.toString()).toContain('href="/a?b=&quot;>&lt;script>&amp;c"');
});
