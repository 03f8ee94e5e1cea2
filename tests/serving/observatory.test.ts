import type {IncomingHttpHeaders} from 'node:http';
import {expect, it} from 'vitest';
import {findProblems} from './observatory';

const policy =
  "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'";
const good: IncomingHttpHeaders = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** The good policy with a directive in place of the one for scripts. */
function directive(text: string): IncomingHttpHeaders {
  const others = policy.replace(/script-src.*?; /, '');
  return {'content-security-policy': `${others}; ${text}`};
}

it.each<[string, IncomingHttpHeaders]>([
  ['a good page', {}],
  ['a hash', directive("script-src 'sha256-a' 'unsafe-inline'")],
])('finds nothing in %s', (_name, headers) => {
  expect(findProblems({...good, ...headers}, '<script src=/a.js>')).toEqual([]);
});

it.each<[string, IncomingHttpHeaders]>([
  ['no valid policy', directive("img-src 'self'; img-src 'none'")],
  ['scripts from anywhere', directive('script-src https:')],
  ['inline scripts', directive("script-src 'unsafe-inline'")],
  ['eval', directive("script-src 'self' 'unsafe-eval'")],
  ['objects from anywhere', directive('object-src *')],
  ['sources without TLS', directive('img-src http://a.org')],
  ['frames anywhere', {'content-security-policy': "default-src 'none'"}],
  ['cookies', {'set-cookie': ['a=1']}],
  ['CORS with credentials', {'access-control-allow-credentials': 'true'}],
  ['referrers', {'referrer-policy': 'origin'}],
  ['no transport security', {'strict-transport-security': 'max-age=86400'}],
  ['sniffing', {'x-content-type-options': undefined}],
  ['no resource policy', {'cross-origin-resource-policy': 'a'}],
])('finds %s', (problem, headers) => {
  expect(findProblems({...good, ...headers}, '')).toContain(problem);
});

it.each([
  ['foreign scripts without TLS', '<script src=//a.org/a.js integrity=a>'],
  ['foreign scripts without integrity', '<script src=https://a.org/a.js>'],
])('finds %s', (problem, html) => {
  expect(findProblems(good, html)).toEqual([problem]);
});
