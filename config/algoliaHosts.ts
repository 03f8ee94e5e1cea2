import type {AlgoliaOptions} from 'local-search';
import {env} from './env';

/** Algolia's main host and the three fallbacks. */
export function algoliaHosts({
  appId,
}: Pick<AlgoliaOptions, 'appId'>): `https://${string}`[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map(
      (number) => `https://${appId}-${number}.algolianet.com` as const,
    ),
  ];
}

/** Origins that the Content-Security-Policy allows for search: none for the embedded engine. */
export const searchSources =
  env.algolia === undefined ? [] : algoliaHosts(env.algolia);
