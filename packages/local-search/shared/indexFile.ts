/** A page in the index. */
export type IndexedPage = {
  path: string;
  title: string;
};

/** A part of a page, from one heading to the next. */
export type IndexedSection = {
  /** Index in `pages`. */
  page: number;
  /** Id of the heading; empty for the start of the page. */
  anchor: string;
  heading: string;
  /** Headings between the page's title and this one. */
  trail: string[];
  /** Kind of symbol that the heading names, such as `method`. */
  kind?: string;
  /** Signature of that symbol. */
  signature?: string;
  /** First docs version that has that symbol, by its label. */
  since?: string;
  text: string;
  /** Names in the section's listings. */
  code: string;
};

/**
 * Pages and their sections. The worker builds the MiniSearch index from them:
 * that takes about as long as fetching it would, and is half the bytes.
 */
export type IndexFile = {
  /** Changes with the shape, so that old code rejects a new file. */
  format: 1;
  pages: IndexedPage[];
  sections: IndexedSection[];
  /** Headings that only other docs versions have, by the name of the newest one, each with the words of its section that are rare in this one. */
  elsewhere?: Readonly<Record<string, readonly string[]>>;
};

/** A word is rare in a version if at most so many of its sections have it. */
export const rareLimit = 5;

/** URL of each search tag's index file, and what applies to all of them. */
export type Manifest = {
  format: 1;
  files: Record<string, string>;
  /** URL of each docs version's signatures, by search tag. */
  types: Record<string, string>;
  /** Lists of words and phrases with the same meaning. */
  synonyms: readonly (readonly string[])[];
};

/** An index of no page. */
export const emptyIndex: IndexFile = {format: 1, pages: [], sections: []};

/** Docusaurus's search tag for the pages outside the docs. */
export const outsideTag = 'default';

/** Docusaurus's search tag for a docs version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}

/** Whether a search tag is the one of a docs version. */
export function isDocsTag(tag: string): boolean {
  return tag.startsWith(docsTag(''));
}

/** Name of the version to search on a site without docs. */
export const noVersion = '';

/** Search tag of a version; on a site without docs, of all its pages. */
export function tagOf(version: string): string {
  return version === noVersion ? outsideTag : docsTag(version);
}
