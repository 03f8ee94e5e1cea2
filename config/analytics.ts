import type {PluginConfig} from '@docusaurus/types';
import {env} from './env';

/** Page-view analytics, where `GTAG_ID` asks for it. */
export const analyticsPlugins: PluginConfig[] =
  env.gtagId === undefined
    ? []
    : [['./plugins/analytics/index.ts', {trackingId: env.gtagId}]];

type AnalyticsSources = Record<
  'script-src' | 'connect-src' | 'img-src',
  readonly `https://${string}`[]
>;

const none: AnalyticsSources = {
  'script-src': [],
  'connect-src': [],
  'img-src': [],
};

const collectors = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
] as const;

/** What the Content-Security-Policy must allow for analytics: nothing where there is none. */
export const analyticsSources: AnalyticsSources =
  env.gtagId === undefined
    ? none
    : {
        'script-src': ['https://www.googletagmanager.com'],
        'connect-src': collectors,
        'img-src': collectors,
      };
