import {rareLimit, type IndexFile} from '../../shared/indexFile';
import type {SearchResponse} from '../SearchProvider';
import {createIndex, type SectionIndex} from './createIndex';
import {parseQuery, type Unit} from './parseQuery';
import type {AlternativesTo} from './synonyms';
import {unitQuery} from './unitQuery';

const noPage = {path: '', title: ''};

/** Ids of the sections that match as the query is written. */
function idsOf({miniSearch, vocabulary}: SectionIndex, unit: Unit): number[] {
  return miniSearch
    .search(unitQuery(unit, {maxEdits: () => 0, vocabulary}))
    .map(({id}) => id as number);
}

/**
 * Counts the sections that only other versions have and that match a query: all words that
 * are rare in this version or, if there are none, every word in the heading.
 */
export function createElsewhere(
  sections: NonNullable<IndexFile['elsewhere']>,
  alternativesTo: AlternativesTo,
  own: SectionIndex,
): (query: string) => SearchResponse['elsewhere'] {
  const versions = Object.entries(sections).flatMap(([version, names]) =>
    names.map((heading) => ({version, heading})),
  );
  const index = createIndex(
    versions.map(({heading}) => ({
      page: noPage,
      name: '',
      section: {page: 0, anchor: '', heading, trail: [], text: '', code: ''},
      isOutside: false,
    })),
  );
  return (query) => {
    const units = parseQuery(query, index.vocabulary, alternativesTo);
    const rare = units.filter((unit) => idsOf(own, unit).length <= rareLimit);
    const [first, ...others] = (rare.length > 0 ? rare : units).map((unit) =>
      idsOf(index, unit),
    );
    const counts = new Map<string, number>();
    // In the order of the versions.
    for (const id of (first ?? []).sort((a, b) => a - b)) {
      const version = versions[id]?.version;
      if (version !== undefined && others.every((ids) => ids.includes(id))) {
        counts.set(version, (counts.get(version) ?? 0) + 1);
      }
    }
    return [...counts].map(([version, count]) => ({version, count}));
  };
}
