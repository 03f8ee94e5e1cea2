import type {IndexFile} from '../shared/indexFile';
import {cutSections} from './cutSections';
import {parsePage, type ParsedPage} from './parsePage';

/** A page as it was built. */
export type BuiltPage = {path: string; html: string};

function addPage(
  {pages, sections}: IndexFile,
  path: string,
  {title, content}: ParsedPage,
): void {
  const cut = cutSections(content);
  const name = cut.find(({heading}) => heading !== '')?.heading;
  if (name === undefined) {
    throw new Error(
      `${path}: no heading, so search cannot name the page. Give it an h1, or keep it out with a robots meta "noindex".`,
    );
  }
  const page = pages.length;
  pages.push({path, title: title || name});
  for (const section of cut) {
    sections.push({page, ...section, heading: section.heading || name});
  }
}

/** Sorts what the pages say by search tag: one for each docs version, one for the pages outside the docs. */
export function buildIndex(builtPages: BuiltPage[]): Map<string, IndexFile> {
  const files = new Map<string, IndexFile>();
  for (const {path, html} of builtPages) {
    const parsed = parsePage(html);
    if (parsed !== undefined) {
      const file = files.get(parsed.tag) ?? {
        format: 1,
        pages: [],
        sections: [],
      };
      files.set(parsed.tag, file);
      addPage(file, path, parsed);
    }
  }
  return files;
}
