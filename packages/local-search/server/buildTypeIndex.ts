import {docsTag, type IndexedPage, type IndexFile} from '../shared/indexFile';
import type {Signature, TypeEntries, TypeIndexFile} from '../shared/typeIndex';

/** The index of a version's signatures; `titles` are those of its pages, by path. */
export function buildTypeIndex(
  {signatures, aliases, parents}: TypeEntries,
  titles: ReadonlyMap<string, string>,
): TypeIndexFile {
  const pages: IndexedPage[] = [];
  const placed = signatures.map(({href, ...signature}): Signature => {
    const [path = '', anchor = ''] = href.split('#');
    const title = titles.get(path);
    if (title === undefined) {
      throw new Error(
        `${signature.name}: its page ${path} is not in the search index. Correct its "href" in the option "types", or index the page.`,
      );
    }
    const known = pages.findIndex((page) => page.path === path);
    const page = known < 0 ? pages.push({path, title}) - 1 : known;
    return {page, anchor, ...signature};
  });
  return {format: 1, pages, signatures: placed, aliases, parents};
}

/** The signatures of every docs version whose reference is indexed, by search tag. */
export function buildTypeIndexes(
  indexes: ReadonlyMap<string, IndexFile>,
  types: Iterable<readonly [version: string, entries: TypeEntries]>,
): Map<string, TypeIndexFile> {
  return new Map(
    [...types].flatMap(([version, entries]): [string, TypeIndexFile][] => {
      const tag = docsTag(version);
      const titles = new Map(
        indexes.get(tag)?.pages.map(({path, title}) => [path, title]),
      );
      const isIndexed = entries.signatures.some(({href}) =>
        titles.has(href.replace(/#.*$/, '')),
      );
      return isIndexed ? [[tag, buildTypeIndex(entries, titles)]] : [];
    }),
  );
}
