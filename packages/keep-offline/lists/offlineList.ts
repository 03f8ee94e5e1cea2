/** A file to store: its address, its bytes and its SHA-256 in base64. */
export type OfflineFile = readonly [
  address: string,
  bytes: number,
  sha256: string,
];

/** What a version consists of, in `/offline/<version>.json`. */
export type OfflineList = {
  /** Identifies the build; the same in the list of every version. */
  build: string;
  files: readonly OfflineFile[];
  /** Weights and word lists of the apps, which readers may leave out. */
  models: readonly OfflineFile[];
};

/** Path of a version's list; each version has the label that its address has. */
export function listPath(label: string): string {
  return `/offline/${label}.json`;
}

export function bytesOf(files: readonly OfflineFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}
