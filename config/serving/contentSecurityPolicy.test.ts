import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {policyHeader} from 'site-server';
import {pathPolicies, sitePolicy} from './contentSecurityPolicy';

const header = policyHeader(sitePolicy);

describe('the policy of the site', () => {
  it.each([
    "default-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "style-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])('contains %s', (directive) => {
    expect(header.split('; ')).toContain(directive);
  });

  it('allows our own files and the listed inline scripts only', () => {
    expect(header).toMatch(
      /(?:^|; )script-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')+(?:;|$)/,
    );
  });

  it.each(['unsafe', '*', 'http:', 'blob:'])('never contains %s', (source) => {
    expect(header).not.toContain(source);
  });
});

describe('the policy of the frame that runs examples and apps', () => {
  const found = pathPolicies.find(({path}) => path === '/embed/run/');
  const own = policyHeader(found?.policy ?? {});

  it.each([
    "default-src 'none'",
    "connect-src 'none'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])('contains %s', (directive) => {
    expect(own.split('; ')).toContain(directive);
  });

  it('is that of a document without an origin, and allows no other frame', () => {
    const html = readFileSync(
      'packages/run-in-page/static/embed/run/index.html',
      'utf8',
    );
    expect(/<iframe[^>]*? sandbox="([^"]*)"/.exec(html)?.[1]).toBe(
      'allow-scripts',
    );
    expect(own).not.toMatch(/frame-src|child-src/);
  });

  it('allows one listed script and those that it makes, and no address', () => {
    expect(own).toMatch(/; script-src 'sha256-[A-Za-z0-9+/]{43}=' blob:;/);
    expect(own).not.toMatch(/script-src[^;]*'self'|https?:|unsafe/);
    expect(own).toMatch(/; style-src 'sha256-[A-Za-z0-9+/]{43}=';/);
  });
});

it('one frame alone may compile WebAssembly, and can do nothing else', () => {
  const headers = pathPolicies.map(
    ({path, policy}) => [path, policyHeader(policy)] as const,
  );
  const found = headers.filter(([, own]) => own.includes('unsafe'));
  expect(found.map(([path]) => path)).toEqual(['/embed/model/']);
  expect(found[0]?.[1].split('; ').slice(0, 2)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
  ]);
  expect(found[0]?.[1]).not.toMatch(/connect-src|img-src/);
});
