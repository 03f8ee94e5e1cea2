/** What is stored on this device. */
export type Kept = {
  build: string;
  /** Name of the cache with the files. */
  cache: string;
  /** Labels of the versions. */
  versions: readonly string[];
  hasModels: boolean;
  bytes: number;
};

/** The cache that says which other one is complete. */
const indexCache = 'offline';

/** Start of the names of caches with files; the rest is unique. */
const filesPrefix = 'offline-';

const keptPath = '/offline/kept.json';

/** The worker's script. */
export const workerPath = '/sw.js';

/** The page that says what is stored. */
export const offlinePage = '/offline/';

/** Header of downloads, which the worker must not answer from what is stored. */
export const downloadHeader = 'Offline-Download';

/** Reads what is stored; undefined if it is nothing, or if the browser has evicted it. Rejects where there is no storage. */
export async function readKept(): Promise<Kept | undefined> {
  const response = await caches.match(keptPath, {cacheName: indexCache});
  const kept = (await response?.json()) as Kept | undefined;
  return kept !== undefined && (await caches.has(kept.cache))
    ? kept
    : undefined;
}

/** Makes a filled cache the one that counts, in one step. */
export async function writeKept(kept: Kept): Promise<void> {
  const index = await caches.open(indexCache);
  await index.put(keptPath, new Response(JSON.stringify(kept)));
}

export function newCacheName(): string {
  return filesPrefix + crypto.randomUUID();
}

/** Deletes the caches of files, except one. */
export async function deleteFiles(except?: string): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(filesPrefix) && name !== except)
      .map((name) => caches.delete(name)),
  );
}

export async function deleteEverything(): Promise<void> {
  await caches.delete(indexCache);
  await deleteFiles();
}
