import {clientsClaim} from 'workbox-core/clientsClaim';
import {registerRoute} from 'workbox-routing/registerRoute';
import {
  folderRedirects,
  redirects,
} from '@generated/keep-offline/default/settings.json';
import {
  assetFolder,
  downloadHeader,
  offlinePage,
  readStored,
} from '../storedVersions';
import {redirectOf} from './redirectOf';

/** The parts of a service worker that TypeScript's library for pages lacks. */
type WorkerClient = {type: string; url: string};
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: {
    get: (id: string) => Promise<WorkerClient | undefined>;
    matchAll: (options: {type: 'window'}) => Promise<WorkerClient[]>;
  };
};

/** Finds a stored file. What a page answers with depends on neither its query nor the headers of a browser. */
function find(cache: Cache, pathname: string): Promise<Response | undefined> {
  return cache.match(pathname, {ignoreVary: true});
}

/** Finds a stored page by any address that the server redirects to it. */
async function findPage(
  cache: Cache,
  {pathname, search}: URL,
): Promise<Response | undefined> {
  const page = await find(cache, pathname);
  if (page !== undefined) {
    return page;
  }
  const requests = await cache.keys();
  const stored = new Set(requests.map(({url}) => new URL(url).pathname));
  const redirect = redirectOf(pathname, (page) => stored.has(page), {
    redirects,
    folderRedirects,
  });
  if (redirect === undefined) {
    return undefined;
  }
  const target = new URL(redirect, location.origin);
  target.search ||= search;
  const isStored =
    target.origin === location.origin &&
    (await findPage(cache, target)) !== undefined;
  return isStored ? Response.redirect(target) : undefined;
}

/**
 * Says whether a request comes from a stored page. Frames and workers don't tell whose
 * they are, so that all open pages count.
 */
async function isOfStoredPage(cache: Cache, clientId: string) {
  const client = await self.clients.get(clientId);
  const pages =
    client?.type === 'window'
      ? [client]
      : await self.clients.matchAll({type: 'window'});
  const found = await Promise.all(
    pages.map(({url}) => find(cache, new URL(url).pathname)),
  );
  return found.every((page) => page !== undefined);
}

async function answer(
  request: Request,
  url: URL,
  clientId: string,
): Promise<Response> {
  const versions = await readStored();
  if (versions === undefined) {
    return fetch(request);
  }
  const cache = await caches.open(versions.cache);
  const isPage = request.destination === 'document';
  const stored = await (isPage
    ? findPage(cache, url)
    : find(cache, url.pathname));
  // The names of assets change with their content. Other files have to be of the
  // same build as the page, which may come from the network.
  if (
    stored !== undefined &&
    (isPage ||
      url.pathname.startsWith(assetFolder) ||
      (await isOfStoredPage(cache, clientId)))
  ) {
    return stored;
  }
  try {
    return await fetch(request);
  } catch (error) {
    if (isPage) {
      const page = encodeURIComponent(url.pathname + url.search);
      return Response.redirect(`${offlinePage}?page=${page}`);
    }
    if (stored !== undefined) {
      return stored;
    }
    throw error;
  }
}

registerRoute(
  ({request, sameOrigin}) =>
    sameOrigin &&
    !request.headers.has(downloadHeader) &&
    !request.headers.has('Range') &&
    !/\btext\/markdown\b/i.test(request.headers.get('Accept') ?? ''),
  ({request, url, event}) => {
    const {clientId} = event as unknown as {clientId: string};
    // Broken storage must not take the site down.
    return answer(request, url, clientId).catch(() => fetch(request));
  },
);

// It keeps nothing in memory, so that a new one can take over at any time.
void self.skipWaiting();
clientsClaim();
