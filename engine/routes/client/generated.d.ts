declare module '@generated/version-routes' {
  import type {RouteData} from '@site/engine/routes/siteMap';
  import type {Loaders, Part} from '@site/engine/routes/client/part';

  export const loaders: Loaders;
  export const shell: RouteData[];
  export const parts: {path: string; load: () => Promise<Part>}[];
}

/** The bundler's own object, and what `ChunkFilesPlugin` adds to it. */
declare const __webpack_require__: {
  /** Where the site's files are. */
  p: string;
  /** The file of a chunk, from there. */
  u: (chunkId: string) => string;
  /** What tells the file of each chunk apart: those that all share, and those of the parts that are here. */
  chunkFiles: Record<string, string>;
};
