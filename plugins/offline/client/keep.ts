import {assetFolder} from '@site/server/headers';
import {
  deleteEverything,
  deleteFiles,
  downloadHeader,
  newCacheName,
  readKept,
  workerPath,
  writeKept,
  type Kept,
} from '../kept';
import {
  bytesOf,
  listPath,
  type OfflineFile,
  type OfflineList,
} from '../offlineList';

/** What to store, and who hears of it. */
export type Order = Pick<Kept, 'versions' | 'hasModels'> & {
  signal: AbortSignal;
  onProgress: (bytes: number, total: number) => void;
};

/** Downloads at a time. */
const parallel = 6;

/** Held while files are stored, so that no other tab deletes them. */
const lockName = 'playtorch.offline';

export const isSupported = () =>
  'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** Fetches the list of a version's files, as the network has it now. */
export async function fetchList(label: string): Promise<OfflineList> {
  const response = await fetch(listPath(label), {
    cache: 'no-cache',
    headers: {[downloadHeader]: 'list'},
  });
  if (!response.ok) {
    throw new Error(`${listPath(label)}: answered ${response.status}.`);
  }
  return (await response.json()) as OfflineList;
}

/** Fetches a file; fails if it is not that of the list, as after a deploy. */
async function fetchFile(
  [address, , sha256]: OfflineFile,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(address, {
    integrity: `sha256-${sha256}`,
    redirect: 'error',
    cache: address.startsWith(assetFolder) ? 'default' : 'no-cache',
    headers: {[downloadHeader]: 'file'},
    signal,
  });
  if (!response.ok) {
    throw new Error(`${address}: answered ${response.status}.`);
  }
  return response;
}

/** Puts files into a cache. Assets that the old one has are copied: their names change with their content. */
async function fill(
  cache: Cache,
  old: Cache | undefined,
  files: readonly OfflineFile[],
  {signal, onProgress}: Order,
): Promise<void> {
  const total = bytesOf(files);
  const waiting = [...files];
  let done = 0;
  async function work(): Promise<void> {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const [address, bytes] = file;
      const copy = address.startsWith(assetFolder)
        ? await old?.match(address, {ignoreVary: true})
        : undefined;
      await cache.put(address, copy ?? (await fetchFile(file, signal)));
      signal.throwIfAborted();
      done += bytes;
      onProgress(done, total);
    }
  }
  // All have ended before the caller cleans up after one that failed.
  const results = await Promise.allSettled(
    Array.from({length: parallel}, () =>
      work().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const failure = results.find(({status}) => status === 'rejected');
  if (failure?.status === 'rejected') {
    throw failure.reason;
  }
}

/** The files of some versions, each once. */
function filesOf(lists: readonly OfflineList[], hasModels: boolean) {
  const files = lists.flatMap((list) => [
    ...list.files,
    ...(hasModels ? list.models : []),
  ]);
  return [...new Map(files.map((file) => [file[0], file])).values()];
}

async function expectRoom(files: readonly OfflineFile[]): Promise<void> {
  const {quota = Infinity, usage = 0} = await navigator.storage.estimate();
  if (quota - usage < bytesOf(files)) {
    throw new DOMException('Too little storage.', 'QuotaExceededError');
  }
}

async function store(order: Order): Promise<Kept> {
  const {versions, hasModels, signal} = order;
  const lists = await Promise.all(versions.map(fetchList));
  const {build = ''} = lists[0] ?? {};
  if (lists.some((list) => list.build !== build)) {
    throw new Error('The site was updated in between.');
  }
  const files = filesOf(lists, hasModels);
  const before = await readKept();
  const cache = newCacheName(build);
  const kept = {build, cache, versions, hasModels, bytes: bytesOf(files)};
  try {
    await expectRoom(files);
    // If the browser refuses, it may evict the files when the device is short of room.
    void navigator.storage.persist();
    await fill(
      await caches.open(cache),
      before && (await caches.open(before.cache)),
      files,
      order,
    );
    await navigator.serviceWorker.register(workerPath);
    await navigator.serviceWorker.ready;
    signal.throwIfAborted();
    await writeKept(kept);
  } catch (error) {
    await deleteFiles(before?.cache);
    if (before === undefined) {
      await unregister();
    }
    throw error;
  }
  await deleteFiles(cache);
  return kept;
}

/**
 * Stores versions in a new cache, which then takes the place of the one before: all or
 * nothing, and never files of two builds.
 */
export function keep(order: Order): Promise<Kept> {
  return navigator.locks.request(lockName, {ifAvailable: true}, (lock) => {
    if (lock === null) {
      throw new Error('Another tab is storing pages.');
    }
    return store(order);
  });
}

async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
}

/** Removes all that is stored, and the worker. */
export async function removeKept(): Promise<void> {
  await deleteEverything();
  await unregister();
}

/** Reads what is stored, and removes what an interrupted download or the browser left of it. */
export function tidyKept(): Promise<Kept | undefined> {
  return navigator.locks.request(
    lockName,
    {ifAvailable: true},
    async (lock) => {
      const kept = await readKept();
      if (lock !== null) {
        await (kept === undefined ? removeKept() : deleteFiles(kept.cache));
      }
      return kept;
    },
  );
}
