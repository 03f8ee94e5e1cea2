// oxlint-disable typescript/consistent-type-imports -- an ambient module may not import a relative path
declare module '@generated/fast-routes' {
  export const loaders: import('./sitePart').Loaders;
  export const shell: import('../siteMap').RouteData[];
  export const parts: {
    path: string;
    name: string;
    load: () => Promise<import('./sitePart').SitePart>;
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
