import type {StoredVersions} from '../storedVersions';

/**
 * Lets links to pages that are not stored load a document, instead of code that may be of
 * another build or not there at all. Says whether the page itself is stored.
 */
export async function loadPagesInFull(
  versions: StoredVersions,
): Promise<boolean> {
  const cache = await caches.open(versions.cache);
  const stored = new Set(
    (await cache.keys()).map(({url}) => new URL(url).pathname),
  );
  // Links may lack the final slash of a file's address, or have one more.
  const isStored = (pathname: string) =>
    [pathname, `${pathname}/`, pathname.replace(/\/$/, '')].some((form) =>
      stored.has(form),
    );
  // A page that came from the network goes on with it.
  if (!isStored(location.pathname)) {
    return false;
  }
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element && event.target.closest('a[href]');
      if (
        link instanceof HTMLAnchorElement &&
        link.origin === location.origin &&
        !isStored(link.pathname)
      ) {
        // The app does not hear of it, so that the browser follows the link.
        event.stopPropagation();
      }
    },
    true,
  );
  return true;
}
