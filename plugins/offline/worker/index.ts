import {clientsClaim} from 'workbox-core/clientsClaim';
import {registerRoute} from 'workbox-routing/registerRoute';
import {assetFolder} from '../../../server/headers';
import {downloadHeader, offlinePage, readKept} from '../kept';

/** The parts of a service worker that TypeScript's library for pages lacks. */
type WorkerClient = {type: string; url: string};
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: {
    get: (id: string) => Promise<WorkerClient | undefined>;
    matchAll: (options: {type: 'window'}) => Promise<WorkerClient[]>;
  };
};

async function openStored(): Promise<Cache | undefined> {
  const kept = await readKept();
  return kept && caches.open(kept.cache);
}

/** Finds a stored file. What a page answers with depends on neither its query nor the headers of a browser. */
function find(cache: Cache, pathname: string): Promise<Response | undefined> {
  return cache.match(pathname, {ignoreVary: true});
}

/** Says whether a request comes from a stored page. A worker doesn't tell whose it is, so that all open pages count. */
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

/** A stored page, also by its address without the final slash. */
async function findPage(cache: Cache, {pathname, search}: URL) {
  const page = await find(cache, pathname);
  const hasSlash =
    page === undefined && (await find(cache, `${pathname}/`)) !== undefined;
  return hasSlash ? Response.redirect(`${pathname}/${search}`) : page;
}

/** Sends a reader to the page that says what is stored. */
function notStored({pathname, search}: URL): Response {
  const page = encodeURIComponent(pathname + search);
  return Response.redirect(`${offlinePage}?page=${page}`);
}

async function answerPage(request: Request, url: URL): Promise<Response> {
  const cache = await openStored();
  const page = cache && (await findPage(cache, url));
  if (page !== undefined) {
    return page;
  }
  try {
    return await fetch(request);
  } catch (error) {
    if (cache === undefined || request.destination !== 'document') {
      throw error;
    }
    return notStored(url);
  }
}

async function answerFile(
  request: Request,
  {pathname}: URL,
  clientId: string,
): Promise<Response> {
  const cache = await openStored();
  const file = cache && (await find(cache, pathname));
  if (cache === undefined || file === undefined) {
    return fetch(request);
  }
  // The names of assets change with their content. Other files have to be of the
  // same build as the page, which may come from the network.
  if (
    pathname.startsWith(assetFolder) ||
    (await isOfStoredPage(cache, clientId))
  ) {
    return file;
  }
  return fetch(request).catch(() => file);
}

registerRoute(
  ({request, sameOrigin}) =>
    sameOrigin &&
    !request.headers.has(downloadHeader) &&
    !request.headers.has('Range') &&
    !/\btext\/markdown\b/i.test(request.headers.get('Accept') ?? ''),
  ({request, url, event}) =>
    request.mode === 'navigate'
      ? answerPage(request, url)
      : answerFile(
          request,
          url,
          (event as unknown as {clientId: string}).clientId,
        ),
);

// It keeps nothing in memory, so that a new one can take over at any time.
void self.skipWaiting();
clientsClaim();
