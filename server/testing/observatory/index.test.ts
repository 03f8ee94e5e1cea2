import type {IncomingHttpHeaders} from 'node:http';
import {describe, expect, it} from 'vitest';
import {judge, score} from '.';

const good: IncomingHttpHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const sealed = '<script src=/a.js integrity=sha384-a></script>';

function scoreOf(changes: IncomingHttpHeaders, html = sealed): number {
  return score(judge({headers: {...good, ...changes}, html}));
}

/** The good policy with one directive changed. */
function policy(directive: string): IncomingHttpHeaders {
  const [name = ''] = directive.split(' ');
  const others = String(good['content-security-policy'])
    .split('; ')
    .filter((each) => !each.startsWith(`${name} `));
  return {'content-security-policy': [...others, directive].join('; ')};
}

describe('the score of the Observatory', () => {
  it('praises an answer without fault', () => {
    expect(scoreOf({})).toBe(100 + 10 + 5 + 5 + 5 + 10);
  });

  it('starts at 100 where there is nothing to praise', () => {
    expect(score([['a', 0]])).toBe(100);
  });

  it.each<[string, IncomingHttpHeaders, string, number]>([
    ['inline styles', policy("style-src 'unsafe-inline'"), sealed, 125],
    ['another default', policy("default-src 'self'"), sealed, 130],
    [
      'inline scripts that a hash makes void',
      policy("script-src 'sha256-a' 'unsafe-inline'"),
      sealed,
      135,
    ],
    ['pictures without TLS', policy('img-src http://a.org'), sealed, 115],
    ['eval', policy("script-src 'self' 'unsafe-eval'"), sealed, 115],
    ['no Referrer-Policy', {'referrer-policy': undefined}, sealed, 130],
    ['a loose Referrer-Policy', {'referrer-policy': 'origin'}, sealed, 125],
    ['an unknown Referrer-Policy', {'referrer-policy': 'a'}, sealed, 125],
    [
      'the last Referrer-Policy that is known',
      {'referrer-policy': 'origin, no-referrer, a'},
      sealed,
      135,
    ],
    [
      'short transport security',
      {'strict-transport-security': 'max-age=86400'},
      sealed,
      125,
    ],
    ['sniffing', {'x-content-type-options': undefined}, sealed, 130],
    [
      'resources open to others',
      {'cross-origin-resource-policy': 'cross-origin'},
      sealed,
      125,
    ],
    [
      'an unknown resource policy',
      {'cross-origin-resource-policy': 'a'},
      sealed,
      120,
    ],
    ['sharing with all', {'access-control-allow-origin': '*'}, sealed, 135],
    ['no scripts', {}, '<p>a</p>', 130],
    ['own scripts without integrity', {}, '<script src=/a.js></script>', 130],
    [
      'a foreign script without integrity',
      {},
      `${sealed}<script src=https://a.org/a.js></script>`,
      125,
    ],
  ])('counts %s with the praise', (_name, headers, html, expected) => {
    expect(scoreOf(headers, html)).toBe(expected);
  });

  it.each<[string, IncomingHttpHeaders, string, number]>([
    ['no policy', {'content-security-policy': undefined}, sealed, 55],
    [
      'a policy that says something twice',
      {'content-security-policy': "img-src 'self'; img-src 'none'"},
      sealed,
      55,
    ],
    ['inline scripts', policy("script-src 'unsafe-inline'"), sealed, 80],
    ['scripts from data', policy('script-src data:'), sealed, 80],
    ['scripts from anywhere', policy('script-src https:'), sealed, 80],
    ['objects from anywhere', policy('object-src *'), sealed, 80],
    ['sources without TLS', policy('connect-src http://a.org'), sealed, 80],
    [
      'no transport security',
      {'strict-transport-security': undefined},
      sealed,
      80,
    ],
    [
      'transport security without an age',
      {'strict-transport-security': 'preload'},
      sealed,
      80,
    ],
    ['cookies', {'set-cookie': ['a=1']}, sealed, 60],
    [
      'sharing with credentials',
      {
        'access-control-allow-origin': 'https://a.org',
        'access-control-allow-credentials': 'true',
      },
      sealed,
      50,
    ],
    [
      'a foreign script without TLS',
      {},
      '<script src=//a.org/a.js integrity=sha384-a></script>',
      80,
    ],
    [
      'a foreign script without TLS or integrity',
      {},
      '<script src=http://a.org/a.js></script>',
      50,
    ],
  ])('takes away for %s, and all praise', (_name, headers, html, expected) => {
    expect(scoreOf(headers, html)).toBe(expected);
  });

  it.each([
    ['deny', 130],
    [undefined, 80],
  ])('takes X-Frame-Options %s for frame-ancestors', (header, expected) => {
    expect(
      scoreOf({
        'content-security-policy': "default-src 'none'",
        'x-frame-options': header,
      }),
    ).toBe(expected);
  });
});
