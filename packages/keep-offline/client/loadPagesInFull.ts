import type {StoredVersions} from '../storedVersions';

/**
 * Lets links to pages that are not stored load a document, instead of code that may be of
 * another build or not there at all.
 */
export async function loadPagesInFull(versions: StoredVersions): Promise<void> {
  const cache = await caches.open(versions.cache);
  const stored = new Set(
    (await cache.keys()).map(({url}) => new URL(url).pathname),
  );
  // A page that came from the network goes on with it.
  if (!stored.has(location.pathname)) {
    return;
  }
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element && event.target.closest('a[href]');
      if (
        link instanceof HTMLAnchorElement &&
        link.origin === location.origin &&
        !stored.has(link.pathname)
      ) {
        // The app does not hear of it, so that the browser follows the link.
        event.stopPropagation();
      }
    },
    true,
  );
}
