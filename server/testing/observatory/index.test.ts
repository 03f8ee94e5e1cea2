import type {IncomingHttpHeaders} from 'node:http';
import {describe, expect, it} from 'vitest';
import {findings, score} from '.';

const good: IncomingHttpHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const checked = '<script src=/a.js integrity=sha384-a></script>';

function scoreOf(changes: IncomingHttpHeaders, html = checked): number {
  return score(findings({headers: {...good, ...changes}, html}));
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
  it('gives a perfect response every bonus', () => {
    expect(scoreOf({})).toBe(100 + 10 + 5 + 5 + 5 + 10);
  });

  it('starts at 100', () => {
    expect(score([['a', 0]])).toBe(100);
  });

  it.each<[string, IncomingHttpHeaders, string, number]>([
    ['inline styles', policy("style-src 'unsafe-inline'"), checked, 125],
    ['another default', policy("default-src 'self'"), checked, 130],
    [
      'inline scripts that a hash disables',
      policy("script-src 'sha256-a' 'unsafe-inline'"),
      checked,
      135,
    ],
    ['images without TLS', policy('img-src http://a.org'), checked, 115],
    ['eval', policy("script-src 'self' 'unsafe-eval'"), checked, 115],
    ['no Referrer-Policy', {'referrer-policy': undefined}, checked, 130],
    ['a loose Referrer-Policy', {'referrer-policy': 'origin'}, checked, 125],
    ['an unknown Referrer-Policy', {'referrer-policy': 'a'}, checked, 125],
    [
      'the last Referrer-Policy that is known',
      {'referrer-policy': 'origin, no-referrer, a'},
      checked,
      135,
    ],
    [
      'short transport security',
      {'strict-transport-security': 'max-age=86400'},
      checked,
      125,
    ],
    ['sniffing', {'x-content-type-options': undefined}, checked, 130],
    [
      'resources open to other origins',
      {'cross-origin-resource-policy': 'cross-origin'},
      checked,
      125,
    ],
    [
      'an unknown resource policy',
      {'cross-origin-resource-policy': 'a'},
      checked,
      120,
    ],
    [
      'CORS for all origins',
      {'access-control-allow-origin': '*'},
      checked,
      135,
    ],
    ['no scripts', {}, '<p>a</p>', 130],
    ['own scripts without integrity', {}, '<script src=/a.js></script>', 130],
    [
      'a foreign script without integrity',
      {},
      `${checked}<script src=https://a.org/a.js></script>`,
      125,
    ],
  ])('keeps the bonus for %s', (_name, headers, html, expected) => {
    expect(scoreOf(headers, html)).toBe(expected);
  });

  it.each<[string, IncomingHttpHeaders, string, number]>([
    ['no policy', {'content-security-policy': undefined}, checked, 55],
    [
      'a policy with a repeated directive',
      {'content-security-policy': "img-src 'self'; img-src 'none'"},
      checked,
      55,
    ],
    ['inline scripts', policy("script-src 'unsafe-inline'"), checked, 80],
    ['scripts from data', policy('script-src data:'), checked, 80],
    ['scripts from anywhere', policy('script-src https:'), checked, 80],
    ['objects from anywhere', policy('object-src *'), checked, 80],
    ['sources without TLS', policy('connect-src http://a.org'), checked, 80],
    [
      'no transport security',
      {'strict-transport-security': undefined},
      checked,
      80,
    ],
    [
      'transport security without an age',
      {'strict-transport-security': 'preload'},
      checked,
      80,
    ],
    ['cookies', {'set-cookie': ['a=1']}, checked, 60],
    [
      'CORS with credentials',
      {
        'access-control-allow-origin': 'https://a.org',
        'access-control-allow-credentials': 'true',
      },
      checked,
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
  ])('drops the bonus for %s', (_name, headers, html, expected) => {
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
