import {docsTag, type IndexFile} from '../shared/indexFile';

/** Tag of a docs version, up to its name. */
const tagStart = docsTag('');

/** Folder that all pages of an index are in: `/docs/0.1/`. */
function folderOf({pages}: IndexFile): string {
  const [first = '', ...others] = pages.map(({path}) => path);
  let folder = first;
  while (others.some((path) => !path.startsWith(folder))) {
    folder = folder.replace(/[^/]*\/?$/, '');
  }
  return folder;
}

/** Headings of an index by their address below the folder of the version. */
function headingsOf(index: IndexFile): Map<string, string> {
  const folder = folderOf(index);
  return new Map(
    index.sections.map(({page, anchor, heading}) => [
      `${index.pages[page]?.path.slice(folder.length) ?? ''}#${anchor}`,
      heading,
    ]),
  );
}

/** Releases, newest first, then the unreleased version. */
function byAge(a: string, b: string): number {
  const isUnreleased = (name: string): number => (/^\d/.test(name) ? 0 : 1);
  return (
    isUnreleased(a) - isUnreleased(b) ||
    b.localeCompare(a, 'en', {numeric: true})
  );
}

/** For each docs version, the headings that only others have, each in the newest one. */
export function findElsewhere(
  indexes: ReadonlyMap<string, IndexFile>,
): Map<string, Record<string, string[]>> {
  const versions = [...indexes]
    .filter(([tag]) => tag.startsWith(tagStart))
    .map(([tag, index]) => ({
      tag,
      name: tag.slice(tagStart.length),
      headings: headingsOf(index),
    }))
    .sort((a, b) => byAge(a.name, b.name));
  return new Map(
    versions.map(({tag, headings}) => {
      const known = new Set(headings.keys());
      const elsewhere: Record<string, string[]> = {};
      for (const other of versions) {
        const added = [...other.headings].filter(([key]) => !known.has(key));
        if (added.length > 0) {
          elsewhere[other.name] = added.map(([key, heading]) => {
            known.add(key);
            return heading;
          });
        }
      }
      return [tag, elsewhere];
    }),
  );
}
