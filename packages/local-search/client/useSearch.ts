import {useEffect, useState} from 'react';
import type {SearchProvider, SearchResponse} from './SearchProvider';

/** State of a search. A response stays until the next one arrives. */
type SearchState = {
  status: 'idle' | 'loading' | 'done' | 'failed';
  response?: SearchResponse;
};

type SearchParams = {query: string; version: string; limit: number};

/** Searches whenever the parameters change, and ignores outdated responses. */
export function useSearch(
  provider: SearchProvider,
  {query, version, limit}: SearchParams,
): SearchState & {retry: () => void} {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query.trim() === '') {
      setState({status: 'idle'});
      return undefined;
    }
    const abort = new AbortController();
    setState(({response}) => ({status: 'loading', response}));
    provider
      .search({query, version, limit}, abort.signal)
      .then((response) => ({status: 'done', response}) satisfies SearchState)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) {
          console.info('search:', error);
        }
        return {status: 'failed'} satisfies SearchState;
      })
      .then((next) => {
        if (!abort.signal.aborted) {
          setState(next);
        }
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, [provider, query, version, limit, attempt]);

  return {...state, retry: () => setAttempt((count) => count + 1)};
}
