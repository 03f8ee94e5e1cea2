import type {AsPlainObject, Options} from 'minisearch';
import {stem} from './stem';
import {tokenize} from './tokens';

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
  code: string;
};

/** What one file holds: pages, their sections and, for docs, the engine's index of them. */
export type IndexFile = {
  /** Changes with the shape, so that old code refuses a new file. */
  format: 1;
  pages: IndexedPage[];
  sections: IndexedSection[];
  /** Left out where the browser adds the sections to another index. */
  index?: AsPlainObject;
};

/** Where the file of each search tag is. */
export type Manifest = {format: 1; files: Record<string, string>};

/** Docusaurus's search tag for the pages outside the docs. */
export const outsideTag = 'default';

/** Docusaurus's search tag for a docs version. */
export function docsTag(version: string): string {
  return `docs-default-${version}`;
}

/** A section as the engine sees it. */
export type EngineDocument = {
  id: number;
  heading: string;
  title: string;
  trail: string;
  text: string;
  code: string;
};

/** How terms get into the index. Both sides must agree, or nothing is found. */
export const engineOptions: Options<EngineDocument> = {
  fields: ['heading', 'title', 'trail', 'text', 'code'],
  tokenize: (text) => tokenize(text),
  processTerm: (term) => [...new Set([term, stem(term)])],
};

/** Last part of a path: `nlp-qa` finds the page though no heading says so. */
function slugOf(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

/** Hands a file's sections to the engine, numbered from `firstId`. */
export function engineDocuments(
  {pages, sections}: Pick<IndexFile, 'pages' | 'sections'>,
  firstId: number,
): EngineDocument[] {
  return sections.map(({page, heading, trail, text, code}, position) => {
    const {path = '', title = ''} = pages[page] ?? {};
    return {
      id: firstId + position,
      heading,
      title,
      trail: [slugOf(path), ...trail].join(' '),
      text,
      code,
    };
  });
}
