import {useEffect, useState} from 'react';
import type {SearchAnswer, SearchProvider} from './SearchProvider';

/** Where a search stands. An answer stays until the next one is there. */
export type SearchState = {
  status: 'idle' | 'loading' | 'done' | 'failed';
  answer?: SearchAnswer;
};

type Question = {query: string; version: string; limit: number};

/** Asks the engine whenever the question changes, and takes only the answer to the last one. */
export function useSearch(
  provider: SearchProvider,
  {query, version, limit}: Question,
): SearchState & {retry: () => void} {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (query.trim() === '') {
      setState({status: 'idle'});
      return undefined;
    }
    const abort = new AbortController();
    setState(({answer}) => ({status: 'loading', answer}));
    provider
      .search({query, version, offset: 0, limit}, abort.signal)
      .then((answer) => ({status: 'done', answer}) satisfies SearchState)
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
