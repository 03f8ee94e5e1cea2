import prefetch from '@docusaurus/core/lib/client/prefetch';
import {pageFiles} from '@page-parts/pageFiles';
import preload from '@page-parts/preload';
import {isConstrained} from './isConstrained';
import {yieldToReader} from './yieldToReader';

const asked = new Set<string>();

/** Fetches and runs the code of a page of this site, once, and never where data is dear. */
async function fetchPage(address: string): Promise<void> {
  const {origin, pathname} = new URL(address, location.href);
  if (origin !== location.origin || isConstrained() || asked.has(pathname)) {
    return;
  }
  asked.add(pathname);
  try {
    await Promise.all((await pageFiles(pathname)).map(prefetch));
    await preload(pathname, yieldToReader);
  } catch {
    // It was a favour: the page is asked for again when it is opened.
    asked.delete(pathname);
  }
}

/**
 * Lets links get the code of their pages ready when they are pointed at or focused. The
 * stock app does so for every link that comes into view: dozens of files a page,
 * most of which nobody ever opens.
 */
export function fetchAhead(): void {
  window.docusaurus = {
    prefetch: () => false,
    preload(address) {
      void fetchPage(address);
      return false;
    },
  };
  addEventListener('focusin', ({target}) => {
    if (target instanceof HTMLAnchorElement) {
      void fetchPage(target.href);
    }
  });
}
