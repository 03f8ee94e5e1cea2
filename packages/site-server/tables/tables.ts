export type Headers = Readonly<Record<string, string>>;

/** A redirect of one path in all its forms, or of every path in a folder to the same path in another. */
export type Redirect = {
  /** Path with its final slash. */
  from: string;
  /** A path of the site, or a URL of another site. */
  to: string;
  status: 301 | 302;
};

/** A folder whose paths carry an id and are all served by one page. */
export type Rewrite = {
  /** Path of the folder and of its page. */
  page: string;
  /** Regular expression for an id, without anchors, flags and capturing groups: nginx and Vercel use it too. */
  idPattern: string;
};

/** Headers of some files. */
export type FileHeaders = {
  /** Regular expression for their paths. */
  pattern: string;
  /** What they have in place of the headers of every response, or besides them. */
  headers: Headers;
};

/** What servers know of a site besides its files. */
export type Tables = {
  /** Redirects of single paths. */
  redirects: readonly Redirect[];
  /** Redirects of whole folders. */
  folderRedirects: readonly Redirect[];
  rewrites: readonly Rewrite[];
  /** Headers of every response, such as its Content-Security-Policy. */
  headers: Headers;
  /** Headers of every response over HTTPS. */
  httpsHeaders: Headers;
  /** What single pages have in place of the others' headers, by path such as `/embed/map/`. */
  pageHeaders: Readonly<Record<string, Headers>>;
  fileHeaders: readonly FileHeaders[];
  /** Content types by file extension, besides the usual ones. */
  contentTypes?: Readonly<Record<string, string>>;
  /** Where browsers report violations of the policy. */
  reportPath?: string;
};

/** File of the build with its tables: a new build brings its own, so that a running server takes them over too. */
export const tablesFile = '_tables.json';
