import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  popularSearches,
  searchTopics,
  typeSearches,
} from '@site/config/searchStarters';
import Starters from '../../client/components/Starters';
import {recentSearches} from '../../client/storedLists';
import {useSearchSettings} from '../../client/useSearchSettings';
import {useStoredList} from '../../client/useStoredList';

type Props = {onQuery: (query: string) => void};

function RecentSearches({onQuery}: Props): ReactNode {
  const {entries} = useStoredList(recentSearches);
  return (
    entries.length > 0 && (
      <Starters label="Recent searches" queries={entries} onQuery={onQuery} />
    )
  );
}

/** Searches to start with, on a search page without a query. */
export default function EmptySearch({onQuery}: Props): ReactNode {
  const {algolia} = useSearchSettings();
  // The server knows neither a query nor the reader.
  return (
    useIsBrowser() && (
      <>
        <RecentSearches onQuery={onQuery} />
        <Starters
          label="Popular searches"
          queries={popularSearches}
          onQuery={onQuery}
        />
        <Starters label="By topic" queries={searchTopics} onQuery={onQuery} />
        {/* The hosted service knows no types. */}
        {algolia === undefined && (
          <Starters
            label="By type: parameters -> result"
            queries={typeSearches}
            onQuery={onQuery}
          />
        )}
      </>
    )
  );
}
