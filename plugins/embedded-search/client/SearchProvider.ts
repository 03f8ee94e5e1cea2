/** A stretch of text, and whether it is what the reader searched for. */
export type Part = {text: string; isMatch: boolean};

/** One place that a query leads to. */
export type Hit = {
  /** Path and anchor. */
  url: string;
  /** Title of the page; hits of one page are shown together. */
  title: string;
  heading: Part[];
  /** Headings above, from the page's title down. */
  trail: string[];
  /** What the heading names: a class, a method, a property. */
  kind?: string;
  snippet: Part[];
};

/** What to search for and where. */
export type SearchRequest = {
  query: string;
  /** Docs version, as Docusaurus names it. */
  version: string;
  /** Number of hits to skip. */
  offset: number;
  /** Most hits to return. */
  limit: number;
};

/** Hits of one request. */
export type SearchAnswer = {
  query: string;
  /** Number of hits there are, shown or not. */
  total: number;
  hits: Hit[];
  /** Other words to try, each of which has hits; given when there are none. */
  suggestions: string[];
};

/** An engine behind the search box. Nothing else knows which one is in use. */
export type SearchProvider = {
  /** Loads ahead what searching in a version needs; a failure shows when searching. */
  prepare(version: string): void;
  /** Rejects when the answer cannot be had; the same call may be made again. */
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer>;
};

/** What an engine may need to know of the site. */
export type SearchSettings = {
  /** Site root, such as `/`. */
  baseUrl: string;
  /** Locale of the page. */
  language: string;
  /** Access to the hosted service, where it is in use. */
  algolia?: {appId: string; apiKey: string; indexName: string};
};

/** Makes an engine; each engine's module exports one as `createProvider`. */
export type CreateProvider = (settings: SearchSettings) => SearchProvider;
