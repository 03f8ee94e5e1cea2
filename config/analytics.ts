import type {PluginConfig} from '@docusaurus/types';
import {env} from './env';

/** Page-view analytics, if `GTAG_ID` is set. */
export const analyticsPlugins: PluginConfig[] =
  env.gtagId === undefined
    ? []
    : [['./plugins/analytics/index.ts', {trackingId: env.gtagId}]];

/** What it does before hydration. */
export const analyticsEarly =
  env.gtagId === undefined ? [] : ['./plugins/analytics/client/early.ts'];

const isOn = env.gtagId !== undefined;

const collectors = isOn
  ? ([
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ] as const)
  : [];

/** What the Content-Security-Policy allows for analytics: nothing without `GTAG_ID`. */
export const analyticsSources = {
  'script-src': isOn ? (['https://www.googletagmanager.com'] as const) : [],
  'connect-src': collectors,
  'img-src': collectors,
  // Ours, which allows one URL, and the one that gtag.js creates.
  'trusted-types': isOn ? ['analytics', 'goog#html'] : [],
};
