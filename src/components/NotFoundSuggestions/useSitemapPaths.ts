import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sitemapPaths} from './sitemapPaths';

async function fetchPaths(url: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(url, {signal});
  return response.ok ? sitemapPaths(await response.text()) : [];
}

/** Paths of all pages: undefined until the sitemap is here, none where it cannot be had. */
export function useSitemapPaths(): string[] | undefined {
  const url = useBaseUrl('/sitemap.xml');
  const [paths, setPaths] = useState<string[]>();

  useEffect(() => {
    const abort = new AbortController();
    void fetchPaths(url, abort.signal)
      .catch(() => [])
      .then((found) => {
        if (!abort.signal.aborted) {
          setPaths(found);
        }
      });
    return () => abort.abort();
  }, [url]);

  return paths;
}
