import type {IncomingHttpHeaders} from 'node:http';
import {parse} from 'parse5';
import {attributeOf, elementsNamed} from 'build-utils/html';

type Sources = ReadonlySet<string>;

/** A response as the MDN HTTP Observatory sees it behind TLS. */
type Page = {
  header: (name: string) => string | undefined;
  /** The Content-Security-Policy by directive. */
  policy: ReadonlyMap<string, Sources>;
  /** Scripts that come from another origin. */
  foreignScripts: {src: string; hasIntegrity: boolean}[];
};

/** Sources that allow almost everything. */
const broad = [
  '*',
  'ftp:',
  'http:',
  'https:',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

const resourcePolicies = ['same-origin', 'same-site', 'cross-origin'];

const sixMonths = 15_552_000;

/** The sources of a directive, or those that hold where it is missing. */
function sourcesOf({policy}: Page, directive: string): string[] {
  return [...(policy.get(directive) ?? policy.get('default-src') ?? ['*'])];
}

/** What takes points off. A header that may be missing there must be set here. */
const rules: readonly [problem: string, isFound: (page: Page) => boolean][] = [
  ['no valid policy', ({policy}) => policy.size === 0],
  [
    'scripts from anywhere',
    (page) =>
      sourcesOf(page, 'script-src').some((source) =>
        [...broad, 'data:'].includes(source),
      ),
  ],
  [
    'inline scripts',
    (page) => {
      const sources = sourcesOf(page, 'script-src');
      // Browsers ignore it beside a hash.
      const hasHash = sources.some((source) => /^'(?:sha|nonce)/.test(source));
      return sources.includes("'unsafe-inline'") && !hasHash;
    },
  ],
  [
    'eval',
    (page) =>
      ['script-src', 'style-src'].some((directive) =>
        sourcesOf(page, directive).includes("'unsafe-eval'"),
      ),
  ],
  [
    'objects from anywhere',
    (page) =>
      sourcesOf(page, 'object-src').some((source) => broad.includes(source)),
  ],
  [
    'sources without TLS',
    ({policy}) =>
      [...policy.values()].some((sources) =>
        [...sources].some((source) => /^(?:http|ftp):/.test(source)),
      ),
  ],
  ['frames anywhere', ({policy}) => !policy.has('frame-ancestors')],
  ['cookies', ({header}) => header('set-cookie') !== undefined],
  [
    'CORS with credentials',
    ({header}) => header('access-control-allow-credentials') !== undefined,
  ],
  [
    'referrers',
    ({header}) => !privateReferrers.includes(header('referrer-policy') ?? ''),
  ],
  [
    'no transport security',
    ({header}) => {
      const value = header('strict-transport-security') ?? '';
      const age = /(?:^|;)\s*max-age=(\d+)/.exec(value)?.[1] ?? 0;
      return Number(age) < sixMonths;
    },
  ],
  ['sniffing', ({header}) => header('x-content-type-options') !== 'nosniff'],
  [
    'no resource policy',
    ({header}) =>
      !resourcePolicies.includes(header('cross-origin-resource-policy') ?? ''),
  ],
  [
    'foreign scripts without TLS',
    ({foreignScripts}) =>
      foreignScripts.some(({src}) => !src.startsWith('https:')),
  ],
  [
    'foreign scripts without integrity',
    ({foreignScripts}) =>
      foreignScripts.some(({hasIntegrity}) => !hasIntegrity),
  ],
];

/** A policy by directive; empty if a directive is repeated. */
function parsePolicy(header: string): ReadonlyMap<string, Sources> {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name !== '');
  const policy = new Map(
    directives.map(([name = '', ...sources]) => [name, new Set(sources)]),
  );
  return policy.size === directives.length ? policy : new Map();
}

/**
 * Finds what the MDN HTTP Observatory would take points off for: a page without
 * problems has 100 points or more. Its rules about the redirect from HTTP and about
 * the preload list are left out, since a response doesn't show those.
 */
export function findProblems(
  headers: IncomingHttpHeaders,
  html: string,
): string[] {
  const header = (name: string) => headers[name]?.toString();
  const page: Page = {
    header,
    policy: parsePolicy(header('content-security-policy') ?? ''),
    foreignScripts: elementsNamed(parse(html), 'script')
      .map((script) => ({
        src: attributeOf(script, 'src') ?? '',
        hasIntegrity: attributeOf(script, 'integrity') !== undefined,
      }))
      .filter(({src}) => /^(?:https?:)?\/\//.test(src)),
  };
  return rules
    .filter(([, isFound]) => isFound(page))
    .map(([problem]) => problem);
}
