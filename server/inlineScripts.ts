/** An inline script that pages may contain. */
export type InlineScript = {
  /** What writes it into the page, and what it does there. */
  source: string;
  /** SHA-256 of its text as built, in base64. */
  sha256: string;
};

/**
 * Every executable inline script of the site. Each has an attribute of its own,
 * so that the minifier doesn't merge them. The build hashes the scripts that it
 * finds and stops at one that isn't listed, so nothing gets into the
 * Content-Security-Policy that nobody has read.
 */
export const inlineScripts: readonly InlineScript[] = [
  {
    source:
      'engine/security: makes the policy that every string must pass which could become code',
    sha256: '2m4lYclPrNTcUTl6EApVFUGYiLTE/EiZfmh+Q4CyLEs=',
  },
  {
    source:
      'engine/security/load-guard: shows a banner for a wrong base URL, and reloads a page once whose files are gone',
    sha256: 'v/7L6fI+Z6fTyPeN722EzKTd4nhz+zwhR+tZ4+1TxxY=',
  },
  {
    source:
      'engine/security/first-paint: sets the colour mode and hides a dismissed announcement bar before the first paint',
    sha256: '6KKf3HhQn6t23u9qMf4d3aAmcZIvXsDM3fi3sca4lr8=',
  },
];
