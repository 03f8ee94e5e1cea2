declare module '@generated/engine-routes' {
  import type {RouteData} from '@site/engine/routes/siteMap';
  import type {Loaders, SitePart} from '@site/engine/routes/client/sitePart';

  export const loaders: Loaders;
  export const shell: RouteData[];
  export const parts: {
    path: string;
    name: string;
    load: () => Promise<SitePart>;
  }[];
}

/** The bundler's runtime, with what `ChunkFilesPlugin` adds to it. */
declare const __webpack_require__: {
  /** Public path of the site. */
  p: string;
  /** Path of a chunk's script, relative to the public path. */
  u: (chunkId: string) => string;
  /** File names of the shared chunks and of the parts that are loaded. */
  chunkFiles: Record<string, string>;
  /** SHA-256 of each of them in base64; the browser refuses a file that has another. */
  chunkHashes: Record<string, string>;
};
