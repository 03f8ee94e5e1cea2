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
      'packages/docusaurus-fast/security/inline/policy.mjs: the Trusted Types policy, which every string must pass that could become code',
    sha256: 'Qsc9SVKWfwtRfwrkEXNERHXGGstKVmoR5X7eavyDV3s=',
  },
  {
    source:
      'packages/docusaurus-fast/security/inline/loadGuard.mjs: shows a banner for a wrong base URL, and reloads a page once whose files are gone',
    sha256: 'rT09c0nC8SsMdkF0bugy/Wq2xy3J46DI2qZxSltpcUM=',
  },
  {
    source:
      'packages/docusaurus-fast/security/inline/firstPaint.mjs: sets the colour mode, hides a dismissed announcement bar and says whether the page is reloaded, before the first paint',
    sha256: 'w3Ayyc1V42cMGG89WFDdba9QSpK1mMpsoj3H4EJ5COU=',
  },
  {
    source:
      'packages/docusaurus-fast/entry/inline/earlyInput.mjs: notes presses, keys and typing before the entry listens, which replays them',
    sha256: 'ifFoED3edX13OKJpBRNDHEKqG1lSRS8XkT7OzRkAETY=',
  },
  {
    source:
      'packages/docusaurus-fast/entry/index.ts: the rule by which browsers fetch the pages ahead whose links the entry marks; it runs nothing',
    sha256: 'MwP+/KCzDPJnuHc6/f5jOY37JRbNeLK2nzP+snt5RMQ=',
  },
];

/** The one script of the frame that runs examples; no page may contain it. */
export const runFrameScript: InlineScript = {
  source:
    'packages/run-in-page/static/embed/run/index.html: runs the script that the page around it sends',
  sha256: 'mJmTyKIPR5zs3jv0KBEFg+ai68yR57Qe7ziCrCfd6Jw=',
};
