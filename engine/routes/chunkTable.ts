/** Names and hashes of the chunks that one part of the site leads to. */
export type ChunkTable = {
  /** File of the app that the chunks belong to; missing if it is part of the entry. */
  app?: string;
  /** Names of scripts without folder and extension, by the bundler's chunk id. */
  files: Record<string, string>;
  /** SHA-256 of each file in base64, by the same id; those of style sheets by `id.css`. */
  hashes: Record<string, string>;
};

/** Where the table of a part is served, from the root of the site. */
export function tablePath(part: string): string {
  return `chunk-files/${part}.json`;
}
