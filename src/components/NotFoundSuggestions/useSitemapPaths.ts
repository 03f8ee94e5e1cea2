import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sitemapPaths} from './sitemapPaths';

async function fetchPaths(url: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(url, {signal});
  if (!response.ok) {
    throw new Error(`${url}: answered ${response.status}.`);
  }
  return sitemapPaths(await response.text());
}

/** Paths of all pages: undefined until the sitemap is loaded, null if it cannot be. */
export function useSitemapPaths(): string[] | null | undefined {
  const url = useBaseUrl('/sitemap.xml');
  const [paths, setPaths] = useState<string[] | null>();

  useEffect(() => {
    const abort = new AbortController();
    void fetchPaths(url, abort.signal)
      .catch(() => null)
      .then((found) => {
        if (!abort.signal.aborted) {
          setPaths(found);
        }
      });
    return () => abort.abort();
  }, [url]);

  return paths;
}
