import type {PluginConfig} from '@docusaurus/types';
import {env} from './env';

/** Page-view analytics, if `GTAG_ID` is set. */
export const analyticsPlugins: PluginConfig[] =
  env.gtagId === undefined
    ? []
    : [['./plugins/analytics/index.ts', {trackingId: env.gtagId}]];

type AnalyticsSources = Record<
  'script-src' | 'connect-src' | 'img-src',
  readonly `https://${string}`[]
> & {
  /** Names of Trusted Types policies. */
  'trusted-types': readonly string[];
};

const none: AnalyticsSources = {
  'script-src': [],
  'connect-src': [],
  'img-src': [],
  'trusted-types': [],
};

const collectors = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
] as const;

/** What the Content-Security-Policy allows for analytics: nothing without `GTAG_ID`. */
export const analyticsSources: AnalyticsSources =
  env.gtagId === undefined
    ? none
    : {
        'script-src': ['https://www.googletagmanager.com'],
        'connect-src': collectors,
        'img-src': collectors,
        // Ours, which allows one URL, and the one that gtag.js creates.
        'trusted-types': ['analytics', 'goog#html'],
      };
