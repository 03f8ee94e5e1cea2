/** A span of a text, and whether it matches the query. */
export type Span = {text: string; isMatch: boolean};

/** A search result. */
export type Hit = {
  /** Path and anchor. */
  url: string;
  /** Title of the page; its hits are grouped under it. */
  title: string;
  heading: Span[];
  /** Headings above, starting with the page title. */
  trail: string[];
  /** Kind of symbol that the heading names, such as `method`. */
  kind?: string;
  /** Signature of that symbol. */
  signature?: Span[];
  /** First docs version that has that symbol, by its label. */
  since?: string;
  snippet: Span[];
};

/** What to search for. */
export type SearchRequest = {
  query: string;
  /** Docs version, by its name in Docusaurus. */
  version: string;
  /** Maximum number of hits to return. */
  limit: number;
};

/** Hits of a request. */
export type SearchResponse = {
  query: string;
  /** Number of all hits, returned or not. */
  total: number;
  hits: Hit[];
  /** If there are no hits: other queries that have some. */
  suggestions: string[];
  /** Docs versions that know more, and how much. */
  elsewhere: {version: string; count: number}[];
};

/** What search runs on. The user interface does not know which provider is in use. */
export type SearchProvider = {
  /** Preloads what a search in a version needs; errors show up in `search`. */
  prepare(version: string): void;
  /** Rejects if the search fails; the call can be retried. */
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchResponse>;
};
