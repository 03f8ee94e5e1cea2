import {describe, expect, it} from 'vitest';
import {policyHeader, sitePolicy} from './contentSecurityPolicy';

const header = policyHeader(sitePolicy);

describe('the policy of the site', () => {
  it.each([
    "default-src 'none'",
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
