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
      'engine/security/inline/policy.mjs: the Trusted Types policy, which every string must pass that could become code',
    sha256: 'i4oRJPsRpQI4Xe63iTCE2bkTLORxO9n5HxKR/FL42Wg=',
  },
  {
    source:
      'engine/security/inline/loadGuard.mjs: shows a banner for a wrong base URL, and reloads a page once whose files are gone',
    sha256: 'ywzOOtVDRgU1tLKx9cuFRYwKkofmXxJhSUsNMMT/IUs=',
  },
  {
    source:
      'engine/security/inline/firstPaint.mjs: sets the colour mode and hides a dismissed announcement bar before the first paint',
    sha256: '6KKf3HhQn6t23u9qMf4d3aAmcZIvXsDM3fi3sca4lr8=',
  },
];

/** The one script of the frame that runs examples; no page may contain it. */
export const runFrameScript: InlineScript = {
  source:
    'static/embed/run/index.html: runs the script that the page around it sends',
  sha256: 'xxjPrkugBFCMX0vnmxza76bqWn36CpQJJ5jfIrXOESc=',
};
