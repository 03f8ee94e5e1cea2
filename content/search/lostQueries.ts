import {docsTag, outsideTag} from 'local-search/engine';
import {builtEngine, builtIndex} from './builtEngine';
import {guideQueries} from './guideQueries';
import {heldOutQueries} from './heldOutQueries';
import type {LabelledQuery} from './LabelledQuery';
import {queries} from './queries';
import {rankOf, type Ranking} from './score';
import {statusQueries} from './statusQueries';

type List = {
  queries: readonly LabelledQuery[];
  /** Rank that a right page must reach. */
  deepest: number;
  /** Queries that are known not to reach it. */
  known?: readonly string[];
};

/** The lists of labelled queries, by the file that has them. */
export const lists: Readonly<Record<string, List>> = {
  'content/search/queries.ts': {
    queries,
    deepest: 5,
    // Held out of tuning.
    known: ['report a bug', 'file an issue'],
  },
  'content/search/heldOutQueries.ts': {
    queries: heldOutQueries,
    deepest: 5,
    known: ['report a bug', 'file an issue'],
  },
  'content/search/statusQueries.ts': {queries: statusQueries, deepest: 3},
  'content/search/guideQueries.ts': {queries: guideQueries, deepest: 1},
};

/** Whether the index of a version has the page of an address. */
function isIndexed(version: string, address: string): boolean {
  return [docsTag(version), outsideTag].some((tag) =>
    builtIndex(tag).pages.some(({path}) => path === address.replace(/#.*/, '')),
  );
}

const rankings = new Map<LabelledQuery, Ranking>();

/** The rank of a query in the index of the last build. */
export function rankInBuild(query: LabelledQuery): Ranking {
  const ranking =
    rankings.get(query) ?? rankOf(builtEngine(query.version), query);
  rankings.set(query, ranking);
  return ranking;
}

/** What the index of the last build does not find; one by one, because a mean hides a query that is lost. */
export function lostQueries(
  file: string,
): readonly {query: string; problem: string}[] {
  const {queries: own = [], deepest = 0, known = []} = lists[file] ?? {};
  const lost = own
    .map(rankInBuild)
    .filter(({rank = Infinity}) => rank > deepest)
    .map(({query: {query, expected, version}, first}) => ({
      query,
      problem: expected.every((address) => !isIndexed(version, address))
        ? `"${query}" expects ${expected.join(' or ')}, and the index of the last build has no such page. Run "npm run build" if the page is new, or correct the address.`
        : `"${query}" finds ${first === undefined ? 'nothing' : `${first} first`}, and ${expected.join(' or ')} is not among the first ${deepest}. Use its words in the page's title or a heading, or add them to content/search/synonyms.ts.`,
    }));
  const found = known.filter((query) =>
    lost.every((each) => each.query !== query),
  );
  return [
    ...lost.filter(({query}) => !known.includes(query)),
    ...found.map((query) => ({
      query,
      problem: `"${query}" finds its page. Take it out of the known losses in content/search/lostQueries.ts.`,
    })),
  ];
}
