import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Titles} from './rankPages';

async function fetchTitles(url: string, signal: AbortSignal): Promise<Titles> {
  const response = await fetch(url, {signal});
  if (!response.ok) {
    throw new Error(`${url}: answered ${response.status}.`);
  }
  return (await response.json()) as Titles;
}

/** Titles of all pages: undefined until they are loaded, null if they cannot be. */
export function useTitles(): Titles | null | undefined {
  const url = useBaseUrl('/page-titles.json');
  const [titles, setTitles] = useState<Titles | null>();

  useEffect(() => {
    const abort = new AbortController();
    void fetchTitles(url, abort.signal)
      .catch(() => null)
      .then((found) => {
        if (!abort.signal.aborted) {
          setTitles(found);
        }
      });
    return () => abort.abort();
  }, [url]);

  return titles;
}
