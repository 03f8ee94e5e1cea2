import {analyticsSources} from '../analytics';
import {env} from '../env';
import {internalSources, isInternal} from '../internalDocs';
import {searchSources} from '../algoliaHosts';
import {snackSandbox} from '../../content/data/snackSandbox';
import type {Origin} from '../../plugins/internal-docs/options';
import type {Policy, Source} from 'site-server';
import {frameCache} from './headers';
import {inlineScripts, runFrameScript} from './inlineScripts';

/** What pages may load, run and connect to. */
export const sitePolicy = {
  // For what Firefox prefetches: it knows no directive for that.
  'default-src': ["'self'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
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
  // packages/docusaurus-fast/security creates it before any other script runs.
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
    // Holds the document, without an origin, that runs examples, apps and what readers make
    // of them. That one has this policy too, so there is no network, and can't leave this one.
    path: '/embed/run/',
    cache: frameCache,
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
    // Has the worker that runs the reader's own model, for which ONNX Runtime needs
    // WebAssembly. A worker from a blob: address has this policy too.
    path: '/embed/model/',
    policy: {
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'worker-src': ['blob:'],
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
