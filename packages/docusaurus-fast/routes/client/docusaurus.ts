import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {isSaveData} from 'browser-utils';
import {yieldToInput} from 'browser-utils/yield-to-input';
import {pageFiles} from './pageFiles';
import preloadPage from './preload';

const requested = new Set<string>();

/** Prefetches and evaluates the code of a page of this site, once, and never with Save-Data. */
async function prefetchPage(address: string): Promise<void> {
  const {origin, pathname} = new URL(address, location.href);
  if (origin !== location.origin || isSaveData() || requested.has(pathname)) {
    return;
  }
  requested.add(pathname);
  try {
    await Promise.all((await pageFiles(pathname)).map(prefetchFile));
    await preloadPage(pathname, {yieldBetween: yieldToInput});
  } catch {
    // Not needed yet: the page is requested again when it is opened.
    requested.delete(pathname);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLAnchorElement) {
      void prefetchPage(target.href);
    }
  });
}

/**
 * Replaces `window.docusaurus`, which links call: `prefetch` when they come into view,
 * `preload` when they are hovered. Pages are prefetched on hover and focus only; the
 * stock app fetches dozens that nobody opens.
 */
export default {
  prefetch: () => false as const,
  preload(address: string) {
    void prefetchPage(address);
    return false as const;
  },
};
