import {
  docsTag,
  isDocsTag,
  rareLimit,
  type IndexFile,
} from '../shared/indexFile';
import {namesOf, wordsOf} from '../shared/tokens';

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

/** A heading, and the other words of its section. */
type Section = {heading: string; words: Set<string>};

/** Sections of an index by their address below the folder of the version. */
function sectionsOf(index: IndexFile): Map<string, Section> {
  const folder = folderOf(index);
  return new Map(
    index.sections.map(({page, anchor, heading, text, code}) => [
      `${index.pages[page]?.path.slice(folder.length) ?? ''}#${anchor}`,
      {heading, words: new Set(namesOf(wordsOf(`${text} ${code}`)))},
    ]),
  );
}

/** The words that more than a few sections have. */
function commonWords(sections: Iterable<Section>): Set<string> {
  const counts = new Map<string, number>();
  for (const {words} of sections) {
    for (const word of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Set(
    [...counts].filter(([, count]) => count > rareLimit).map(([word]) => word),
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

/** For each docs version, what finds the sections that only others have, each in the newest one: the heading, and the words that the version hardly knows. */
export function findElsewhere(
  indexes: ReadonlyMap<string, IndexFile>,
): Map<string, Record<string, string[]>> {
  const versions = [...indexes]
    .filter(([tag]) => isDocsTag(tag))
    .map(([tag, index]) => ({
      tag,
      name: tag.slice(tagStart.length),
      sections: sectionsOf(index),
    }))
    .sort((a, b) => byAge(a.name, b.name));
  return new Map(
    versions.map(({tag, sections}) => {
      const known = new Set(sections.keys());
      const common = commonWords(sections.values());
      const elsewhere: Record<string, string[]> = {};
      for (const other of versions) {
        const added = [...other.sections].filter(([key]) => !known.has(key));
        if (added.length > 0) {
          elsewhere[other.name] = added.map(([key, {heading, words}]) => {
            known.add(key);
            return [heading, ...[...words].filter((w) => !common.has(w))].join(
              ' ',
            );
          });
        }
      }
      return [tag, elsewhere];
    }),
  );
}
