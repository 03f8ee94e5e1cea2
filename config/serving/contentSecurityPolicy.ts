import {analyticsSources} from '../config/analytics';
import {env} from '../config/env';
import {internalSources, isInternal} from '../config/internalDocs';
import {searchSources} from '../config/search';
import {snackSandbox} from '../config/snackFrame';
import type {Origin} from '../plugins/internal-docs/options';
import {cacheControl} from './headers';
import {inlineScripts, runFrameScript} from './inlineScripts';

/** What a directive may allow. `'unsafe-inline'` and `'unsafe-eval'` don't fit this type. */
type Source =
  | "'none'"
  | "'self'"
  | "'wasm-unsafe-eval'"
  | 'data:'
  | 'blob:'
  | Origin
  | `'sha256-${string}'`;

type Directive =
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

type Policy = Readonly<
  Partial<Record<Directive, readonly Source[]>> & {
    /** What a sandboxed document may still do. */
    sandbox?: readonly `allow-${string}`[];
    /** Strings must pass a Trusted Types policy before they become code. */
    'require-trusted-types-for'?: readonly ["'script'"];
    /** Where browsers report what was blocked. */
    'report-uri'?: readonly string[];
    /** Names of the Trusted Types policies that may be created, each once. */
    'trusted-types'?: readonly string[];
  }
>;

/** What pages may load, run and connect to. */
export const sitePolicy = {
  'default-src': ["'none'"],
  'script-src': [
    "'self'",
    ...inlineScripts.map(({sha256}): Source => `'sha256-${sha256}'`),
    ...analyticsSources['script-src'],
  ],
  'style-src': ["'self'"],
  // Infima's icons are data URLs.
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
  'frame-src': [
    "'self'",
    ...(env.embedOrigin === undefined ? [] : [env.embedOrigin]),
  ],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': isInternal
    ? internalSources['frame-ancestors']
    : ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // engine/security creates it before any other script runs.
  'trusted-types': ['default', ...analyticsSources['trusted-types']],
  ...(env.reportPath !== undefined && {'report-uri': [env.reportPath]}),
} satisfies Policy;

/** A document with a policy of its own. */
export type PathPolicy = {
  /** Path of the page, such as `/embed/snack/`. */
  path: string;
  policy: Policy;
  /** Its `Cache-Control`, if not that of pages. */
  cache?: string;
};

/**
 * Shows an Expo Snack in a frame; its script is in static/embed/snack/. No Trusted
 * Types: we can't change what Expo's script does.
 */
const snackPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'https://snack.expo.dev'],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ['https://snack.expo.dev'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
} satisfies Policy;

/** The empty <style> that React Native for Web fills by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Exceptions. A page that readers reach by client navigation keeps the policy
 * of the document they came from, so only frame documents belong here.
 */
export const pathPolicies: readonly PathPolicy[] = [
  {
    path: '/embed/snack/',
    // In the header too, for whoever opens the frame's document by itself.
    policy: {...snackPolicy, sandbox: snackSandbox},
  },
  {
    // Holds the document, without an origin, that runs examples and what readers make of
    // them. That one has this policy too, so there is no network, and can't leave this one.
    path: '/embed/run/',
    cache: cacheControl.frame,
    policy: {
      'default-src': ["'none'"],
      'script-src': [`'sha256-${runFrameScript.sha256}'`, 'blob:'],
      'style-src': [emptyStyle],
      'img-src': ['data:', 'blob:'],
      'connect-src': ["'none'"],
      'worker-src': ['blob:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    },
  },
  {
    // Runs the apps of tutorials as they were built, so it may have our origin, which
    // browsers want for the camera.
    path: '/embed/app/',
    policy: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': [emptyStyle],
      'img-src': ['data:', 'blob:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    },
  },
  {
    // Runs the reader's own model, for which ONNX Runtime needs WebAssembly.
    path: '/embed/model/',
    policy: {
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    },
  },
];

/** The same on the separate origin, where nothing of the site is in reach. */
export const embedOriginPolicies: readonly PathPolicy[] = [
  {
    path: '/embed/snack/',
    policy: {
      ...snackPolicy,
      'frame-ancestors': [new URL(env.siteUrl).origin as Origin],
    },
  },
];

/** Value of the `Content-Security-Policy` header. */
export function policyHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
