/** Names and hashes of the chunks that one part of the site leads to. */
export type ChunkTable = {
  /** File of the app that the chunks belong to; missing if it is part of the entry. */
  app?: string;
  /** Names of scripts without folder and extension, by the bundler's chunk id. */
  files: Record<string, string>;
  /** SHA-256 of each file in base64, by the same id; those of style sheets by `id.css`. */
  hashes: Record<string, string>;
};

/** Name of the chunk that holds a part of the site. */
export function partChunkName(path: string): string {
  return `routes${path.replace(/\/$/, '').replaceAll('/', '-') || '-outside'}`;
}

/** Folder of the tables, from the root of the site. */
export const tableFolder = 'chunk-files';

/** Where the table of a part is served, from the root of the site. */
export function tablePath(part: string): string {
  return `${tableFolder}/${part}.json`;
}

/** Where a script that a table names is served, from the root of the site. */
export function scriptPath(name: string): string {
  return `assets/js/${name}.js`;
}
