import type {ReactNode} from 'react';
import Starters from '../../client/components/Starters';
import {recentSearches} from '../../client/storedLists';
import {useSearchSettings} from '../../client/useSearchSettings';
import {useStoredList} from '../../client/useStoredList';

type Props = {onQuery: (query: string) => void};

/** Searches to start with, on a search page without a query. */
export default function EmptySearch({onQuery}: Props): ReactNode {
  const {entries} = useStoredList(recentSearches);
  const lists = [
    {label: 'Recent searches', queries: entries},
    ...useSearchSettings().starters,
  ];
  return lists
    .filter(({queries}) => queries.length > 0)
    .map((list) => <Starters key={list.label} {...list} onQuery={onQuery} />);
}
