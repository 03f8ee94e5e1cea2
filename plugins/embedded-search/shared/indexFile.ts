/** A page that can be found. */
export type IndexedPage = {
  path: string;
  title: string;
};

/** A part of a page from one heading to the next; a hit leads to its anchor. */
export type IndexedSection = {
  /** Position in `pages`. */
  page: number;
  /** Empty for the part before the first anchor. */
  anchor: string;
  heading: string;
  /** Headings between the page's title and this one. */
  trail: string[];
  /** What the heading names: a class, a method, a property. */
  kind?: string;
  text: string;
  /** Names in the section's listings. */
  code: string;
};

/**
 * What one file holds: pages and their sections. The engine's own index is made
 * of them in the worker, which takes about as long as fetching it would, and is
 * half of the bytes.
 */
export type IndexFile = {
  /** Changes with the shape, so that old code refuses a new file. */
  format: 1;
  pages: IndexedPage[];
  sections: IndexedSection[];
};

/** Where the file of each search tag is, and what holds for all of them. */
export type Manifest = {
  format: 1;
  files: Record<string, string>;
  /** Lists of words and phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
};

/** Docusaurus's search tag for the pages outside the docs. */
export const outsideTag = 'default';

/** Docusaurus's search tag for a docs version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}
