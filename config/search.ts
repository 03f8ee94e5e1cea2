import type {Options} from '../plugins/embedded-search/options';
import type {AlgoliaAccess} from './algoliaAccess';
import {links} from './brand';
import {env} from './env';
import {searchSynonyms} from './searchSynonyms';

/** Search: the embedded engine, or the hosted service where the environment names one. */
export const searchOptions = {
  issuesUrl: links.issues,
  synonyms: searchSynonyms,
  algolia: env.algolia,
} satisfies Options;

/** The service's first host and the three it falls back to. */
export function algoliaHosts({
  appId,
}: Pick<AlgoliaAccess, 'appId'>): `https://${string}`[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map(
      (number) => `https://${appId}-${number}.algolianet.com` as const,
    ),
  ];
}

/** What the Content-Security-Policy must allow for search: nothing for the embedded engine. */
export const searchSources =
  env.algolia === undefined ? [] : algoliaHosts(env.algolia);
