import {useEffect, useState} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';

/** The hash of the current address, if a page has an element with that id; else nothing. */
export function useHashIn(path: string): string {
  const hash = useHistorySelector(({location}) => location.hash);
  const [known, setKnown] = useState('');
  useEffect(() => {
    if (hash === '') {
      return undefined;
    }
    const abort = new AbortController();
    async function look(): Promise<void> {
      const response = await fetch(path, {
        signal: abort.signal,
        priority: 'low',
      });
      if (hasId(await response.text(), decodeURIComponent(hash.slice(1)))) {
        setKnown(path + hash);
      }
    }
    // Without an answer, the link leads to the top of the page.
    look().catch(() => undefined);
    return () => abort.abort();
  }, [path, hash]);
  return known === path + hash ? hash : '';
}

/** Whether a page's HTML has an element with an id. */
export function hasId(html: string, id: string): boolean {
  return [` id="${id}"`, ` id=${id} `, ` id=${id}>`].some((attribute) =>
    html.includes(attribute),
  );
}
