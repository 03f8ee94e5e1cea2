import {analyticsSources} from '../config/analytics';
import {internalSources, isInternal} from '../config/internalDocs';
import {searchSources} from '../config/search';
import type {Origin} from '../plugins/internal-docs/options';
import {inlineScripts} from './inlineScripts';

/** What a directive may allow. No `unsafe-*` fits this type. */
export type Source =
  "'none'" | "'self'" | 'data:' | Origin | `'sha256-${string}'`;

export type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'worker-src'
  | 'manifest-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors';

export type Policy = Readonly<
  Partial<Record<Directive, readonly Source[]>> & {
    /** Strings that could become code must pass a policy first. */
    'require-trusted-types-for'?: readonly ["'script'"];
    /** Names of the policies that may be made, each once. */
    'trusted-types'?: readonly string[];
  }
>;

/** What the pages may load, run and reach. */
export const sitePolicy = {
  'default-src': ["'none'"],
  'script-src': [
    "'self'",
    ...inlineScripts.map(({sha256}): Source => `'sha256-${sha256}'`),
    ...analyticsSources['script-src'],
  ],
  'style-src': ["'self'"],
  // Infima draws its icons from data addresses.
  'img-src': ["'self'", 'data:', ...analyticsSources['img-src']],
  'font-src': ["'self'"],
  // The star count of the repository.
  'connect-src': [
    "'self'",
    'https://api.github.com',
    ...analyticsSources['connect-src'],
    ...searchSources,
    ...internalSources['connect-src'],
  ],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': isInternal
    ? internalSources['frame-ancestors']
    : ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // The one in engine/security, which every page makes before all else.
  'trusted-types': ['default', ...analyticsSources['trusted-types']],
} satisfies Policy;

/** A document with a policy of its own. */
export type PathPolicy = {
  /** Path of the page, such as `/embed/snack/`. */
  path: string;
  policy: Policy;
};

/**
 * Exceptions. A page that readers reach by client navigation keeps the policy
 * of the document they came from, so only frame documents belong here.
 */
export const pathPolicies: readonly PathPolicy[] = [
  {
    // Draws an Expo Snack in a frame; its script lies in static/embed/snack/.
    path: '/embed/snack/',
    // No Trusted Types: what the script of Expo Snack sets is not ours to say.
    policy: {
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://snack.expo.dev'],
      'style-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://snack.expo.dev'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    },
  },
];

/** Value of the `Content-Security-Policy` header. */
export function policyHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
