import {baseUrl} from '@generated/keep-offline/default/settings.json';
import {
  deleteEverything,
  deleteFiles,
  newCacheName,
  readStored,
  workerPath,
  writeStored,
  type StoredVersions,
} from '../storedVersions';
import {
  bytesOf,
  type OfflineFile,
  type OfflineList,
} from '../lists/offlineList';
import {download, fetchList, type Watch} from './download';
import {storedChange} from './useStoredVersions';

/** What to store. */
export type Order = Pick<StoredVersions, 'versions' | 'hasModels'>;

/** Held while files are stored, so that no other tab deletes them. */
const lockName = 'keep-offline';

/** The files of some versions, each once. */
function filesOf(lists: readonly OfflineList[], hasModels: boolean) {
  const files = lists.flatMap((list) => [
    ...list.files,
    ...(hasModels ? list.models : []),
  ]);
  return [...new Map(files.map((file) => [file[0], file])).values()];
}

/** Of the browser's storage; WebKitGTK tells nothing of it, and Safari before 17 no sizes. */
const {storage} = navigator as {storage?: Partial<StorageManager>};

async function expectRoom(files: readonly OfflineFile[]): Promise<void> {
  const {quota = Infinity, usage = 0} = (await storage?.estimate?.()) ?? {};
  if (quota - usage < bytesOf(files)) {
    throw new DOMException('Too little storage.', 'QuotaExceededError');
  }
}

async function store(
  {versions, hasModels}: Order,
  watch: Watch,
): Promise<StoredVersions> {
  const lists = await Promise.all(versions.map(fetchList));
  const {build = ''} = lists[0] ?? {};
  if (lists.some((list) => list.build !== build)) {
    throw new Error('The site was updated in between.');
  }
  const files = filesOf(lists, hasModels);
  const before = await readStored();
  const cache = newCacheName();
  const stored = {
    build,
    cache,
    versions,
    hasModels,
    bytes: bytesOf(files),
    date: new Date().toISOString(),
  };
  try {
    await expectRoom(files);
    // If the browser refuses, it may evict the files when the device is short of room.
    void storage?.persist?.();
    await download(
      await caches.open(cache),
      before && (await caches.open(before.cache)),
      files,
      watch,
    );
    await navigator.serviceWorker.register(workerPath);
    await navigator.serviceWorker.ready;
    watch.signal.throwIfAborted();
    await writeStored(stored);
  } catch (error) {
    await (before === undefined ? removeStored() : deleteFiles(before.cache));
    throw error;
  }
  await deleteFiles(cache);
  dispatchEvent(new Event(storedChange));
  return stored;
}

/**
 * Stores versions in a new cache, which then replaces the old one: all or nothing, and
 * never files of two builds.
 */
export function storeVersions(
  order: Order,
  watch: Watch,
): Promise<StoredVersions> {
  return navigator.locks.request(lockName, {ifAvailable: true}, (lock) => {
    if (lock === null) {
      throw new Error('Another tab is storing pages.');
    }
    return store(order, watch);
  });
}

/** Removes all that is stored, and the worker. */
export async function removeStored(): Promise<void> {
  await deleteEverything();
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  await registration?.unregister();
  dispatchEvent(new Event(storedChange));
}

/** Reads what is stored, and removes what an interrupted download or the browser left of it. Rejects where there is no storage. */
export async function tidyStored(): Promise<StoredVersions | undefined> {
  return navigator.locks.request(
    lockName,
    {ifAvailable: true},
    async (lock) => {
      const stored = await readStored();
      if (lock !== null) {
        await (stored === undefined
          ? removeStored()
          : deleteFiles(stored.cache));
      }
      return stored;
    },
  );
}
