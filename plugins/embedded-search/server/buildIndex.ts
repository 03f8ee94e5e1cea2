import MiniSearch from 'minisearch';
import {
  engineDocuments,
  engineOptions,
  outsideTag,
  type IndexFile,
} from '../shared/indexFile';
import {cutSections} from './cutSections';
import {parsePage} from './parsePage';

/** A page as it was built. */
export type BuiltPage = {path: string; html: string};

type Sections = Pick<IndexFile, 'pages' | 'sections'>;

function addPage(
  {pages, sections}: Sections,
  path: string,
  content: Parameters<typeof cutSections>[0],
): void {
  const cut = cutSections(content);
  const title = cut.find(({heading}) => heading !== '')?.heading;
  if (title === undefined) {
    throw new Error(
      `${path}: no heading, so search cannot name the page. Give it an h1, or keep it out with a robots meta "noindex".`,
    );
  }
  const page = pages.length;
  pages.push({path, title});
  for (const section of cut) {
    sections.push({page, ...section, heading: section.heading || title});
  }
}

/** Sorts the pages by search tag and indexes each tag's; pages outside the docs go into every index in the browser. */
export function buildIndex(builtPages: BuiltPage[]): Map<string, IndexFile> {
  const tags = new Map<string, Sections>();
  for (const {path, html} of builtPages) {
    const parsed = parsePage(html);
    if (parsed !== undefined) {
      const sections = tags.get(parsed.tag) ?? {pages: [], sections: []};
      tags.set(parsed.tag, sections);
      addPage(sections, path, parsed.content);
    }
  }
  return new Map(
    [...tags].map(([tag, content]) => {
      if (tag === outsideTag) {
        return [tag, {format: 1, ...content}];
      }
      const engine = new MiniSearch(engineOptions);
      engine.addAll(engineDocuments(content, 0));
      return [tag, {format: 1, ...content, index: engine.toJSON()}];
    }),
  );
}
