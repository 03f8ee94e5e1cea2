import type {Options} from 'local-search';
import {
  popularSearches,
  searchTopics,
  typeSearches,
} from '../content/search/starters';
import {searchSynonyms} from '../content/search/synonyms';
import {apiOptions} from './apiOptions';
import {env} from './env';

const starters = [
  {label: 'Popular searches', queries: popularSearches},
  {label: 'By topic', queries: searchTopics},
];

/** Search with the embedded engine, or with Algolia if the environment sets it up. */
export const searchOptions = {
  synonyms: searchSynonyms,
  // The hosted service knows no types.
  starters:
    env.algolia === undefined
      ? [
          ...starters,
          {label: 'By type: parameters -> result', queries: typeSearches},
        ]
      : starters,
  types: async () => {
    // Reading the packages takes TypeDoc.
    const {readTypes} = await import('../content/search/types');
    return readTypes(apiOptions);
  },
  supportPage: '/support/',
  guides: [
    {label: 'tutorials', to: '/docs/tutorials/get-started/'},
    {label: 'API reference', to: '/docs/api/core/'},
    {label: 'frequently asked questions', to: '/faq/'},
  ],
  storagePrefix: 'playtorch.search.',
  algolia: env.algolia,
} satisfies Options;
