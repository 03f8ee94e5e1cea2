import type {BuiltPage} from 'build-utils';
import {isDocsTag, outsideTag, type IndexFile} from '../shared/indexFile';
import {findElsewhere} from './findElsewhere';
import {splitSections} from './splitSections';
import {parsePage, type ParsedPage} from './parsePage';

function addPage(
  {pages, sections}: IndexFile,
  path: string,
  {title, content}: ParsedPage,
): void {
  const ownSections = splitSections(content);
  const name =
    ownSections.find(({heading}) => heading !== '')?.heading ?? title;
  if (name === '') {
    throw new Error(
      `${path}: no heading and no title. Search needs one as the name of the page: add an h1, or exclude the page with a robots meta "noindex".`,
    );
  }
  const page = pages.length;
  pages.push({path, title: title || name});
  for (const section of ownSections) {
    sections.push({page, ...section, heading: section.heading || name});
  }
}

function newIndex(): IndexFile {
  return {format: 1, pages: [], sections: []};
}

/** Indexes pages by search tag: one per docs version, and one for the pages outside the docs. */
export function buildIndex(
  builtPages: Iterable<BuiltPage>,
): Map<string, IndexFile> {
  const files = new Map<string, IndexFile>();
  for (const {path, html} of builtPages) {
    const parsed = parsePage(html);
    if (parsed !== undefined) {
      // Those of further docs plugins belong to no version that a reader can choose.
      const tag = isDocsTag(parsed.tag) ? parsed.tag : outsideTag;
      const file = files.get(tag) ?? newIndex();
      files.set(tag, file);
      addPage(file, path, parsed);
    }
  }
  if (!files.has(outsideTag)) {
    files.set(outsideTag, newIndex());
  }
  const elsewhere = findElsewhere(files);
  return new Map(
    [...files].map(([tag, file]) => [
      tag,
      {...file, elsewhere: elsewhere.get(tag)},
    ]),
  );
}
