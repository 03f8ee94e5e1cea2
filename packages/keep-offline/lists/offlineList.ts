/** A file to store: its address, its bytes and its SHA-256 in base64. */
export type OfflineFile = readonly [
  address: string,
  bytes: number,
  sha256: string,
];

/** What a version consists of, in `offline/<version>.json`. */
export type OfflineList = {
  /** Identifies the build; the same in the list of every version. */
  build: string;
  files: readonly OfflineFile[];
  /** What readers may leave out. Browsers know it by this name. */
  models: readonly OfflineFile[];
};

/** Folder of the lists, below the site's. */
export const listFolder = 'offline';

/** Path of a version's list, below the site's. */
export function listPath(label: string): string {
  return `${listFolder}/${label}.json`;
}

export function bytesOf(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}
