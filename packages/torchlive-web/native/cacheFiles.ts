import type {Host} from './host';

/** Where an Android app may keep files for a while. */
export const cacheDir = '/data/user/0/org.pytorch.playtorch/cache';

/** `File.createTempFile` in the cache directory; gives the path. */
export async function writeTempFile(
  host: Host,
  prefix: string,
  extension: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const path = `${cacheDir}/${prefix}${number}${extension}`;
  await host.files.write(path, bytes);
  return path;
}

/**
 * `FileUtils.downloadUriToFile`: a failure is ignored, because the file may be
 * there from an earlier time.
 */
export async function downloadToCache(
  host: Host,
  url: string,
  name: string,
): Promise<string> {
  const path = `${cacheDir}/${name.replace(/^\//, '')}`;
  try {
    await host.files.write(path, await host.fetch(url));
  } catch {
    // Whoever reads the file says that it is missing.
  }
  return path;
}

/** `FileInputStream`: the bytes of a file, or the error that Android gives. */
export async function readFile(
  host: Host,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await host.files.read(path);
  if (bytes === undefined) {
    throw new Error(`${path}: open failed: ENOENT (No such file or directory)`);
  }
  return bytes;
}

/** `Uri.parse`: the scheme of an address (`undefined` for a path), and its path. */
export function parseUri(uri: string): {scheme?: string; path: string} {
  const match = /^([a-z][a-z\d+.-]*):(?:\/\/[^/?#]*)?([^?#]*)/i.exec(uri);
  return match?.[1] === undefined
    ? {path: uri}
    : {scheme: match[1].toLowerCase(), path: match[2] ?? ''};
}
