import {baseUrl} from '@generated/keep-offline/default/settings.json';

/** The versions that this browser stores. */
export type StoredVersions = {
  build: string;
  /** Name of the cache with the files. */
  cache: string;
  /** Labels of the versions. */
  versions: readonly string[];
  /** With the optional files. */
  hasModels: boolean;
  bytes: number;
  /** When they were stored, as a date; records from before don't say. */
  date?: string;
};

/** The cache that says which other one is complete. Sites of one origin have one each. */
const indexCache = `offline${baseUrl.replace(/^\/$/, '')}`;

/** Start of the names of caches with files; the rest is unique. */
const filesPrefix = `${indexCache}-`;

/** Where that cache holds its answer. Browsers have it already, so the name stays. */
const recordPath = '/offline/kept.json';

/** The worker's script. */
export const workerPath = `${baseUrl}sw.js`;

/** The page that says what is stored. */
export const offlinePage = `${baseUrl}offline/`;

/** Folder of the files that Docusaurus names by their content. */
export const assetFolder = `${baseUrl}assets/`;

/** Header of downloads, which the worker must not answer from what is stored. */
export const downloadHeader = 'Offline-Download';

/** Reads what is stored; undefined if it is nothing, or if the browser has evicted it. Rejects where there is no storage. */
export async function readStored(): Promise<StoredVersions | undefined> {
  const response = await caches.match(recordPath, {cacheName: indexCache});
  const stored = (await response?.json()) as StoredVersions | undefined;
  return stored !== undefined && (await caches.has(stored.cache))
    ? stored
    : undefined;
}

/** Makes a filled cache the one that counts, in one step. */
export async function writeStored(stored: StoredVersions): Promise<void> {
  const index = await caches.open(indexCache);
  await index.put(recordPath, new Response(JSON.stringify(stored)));
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
