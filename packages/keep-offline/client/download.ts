import {baseUrl} from '@generated/keep-offline/default/settings.json';
import {assetFolder, downloadHeader} from '../storedVersions';
import {
  bytesOf,
  listPath,
  type OfflineFile,
  type OfflineList,
} from '../lists/offlineList';

export type Watch = {
  signal: AbortSignal;
  onProgress: (bytes: number, total: number) => void;
};

/** Downloads at a time. */
const parallel = 6;

/** Loads from the network, never from what is stored. */
async function load(
  address: string,
  options: RequestInit = {},
): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-cache',
    headers: {[downloadHeader]: 'true'},
    ...options,
  });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response;
}

/** Fetches the list of a version's files, as the network has it now. */
export async function fetchList(label: string): Promise<OfflineList> {
  const response = await load(baseUrl + listPath(label));
  return (await response.json()) as OfflineList;
}

/**
 * Puts files into a cache, each checked against its hash: after a deploy it may be another.
 * Assets that the old cache has are copied, because their names change with their content.
 */
export async function download(
  cache: Cache,
  old: Cache | undefined,
  files: readonly OfflineFile[],
  {signal, onProgress}: Watch,
): Promise<void> {
  const total = bytesOf(files);
  const waiting = [...files];
  let done = 0;
  async function work(): Promise<void> {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const [address, bytes, sha256] = file;
      const isAsset = address.startsWith(assetFolder);
      const copy = isAsset
        ? await old?.match(address, {ignoreVary: true})
        : undefined;
      const response =
        copy ??
        (await load(address, {
          ...(isAsset && {cache: 'default'}),
          integrity: `sha256-${sha256}`,
          redirect: 'error',
          signal,
        }));
      await cache.put(address, response);
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
