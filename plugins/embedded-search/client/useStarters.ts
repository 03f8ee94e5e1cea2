import {
  popularSearches,
  searchTopics,
  typeSearches,
} from '@site/config/searchStarters';
import {useSearchSettings} from './useSearchSettings';

/** Searches to start with, each list under its label. */
export function useStarters(): {label: string; queries: readonly string[]}[] {
  const {algolia} = useSearchSettings();
  const starters = [
    {label: 'Popular searches', queries: popularSearches},
    {label: 'By topic', queries: searchTopics},
  ];
  // The hosted service knows no types.
  return algolia === undefined
    ? [
        ...starters,
        {label: 'By type: parameters -> result', queries: typeSearches},
      ]
    : starters;
}
