import type {Engine} from 'local-search/engine';
import type {LabelledQuery} from './LabelledQuery';

/** Rank of the first right hit of a query; undefined if it is not among the first hits. */
export type Ranking = {query: LabelledQuery; rank?: number; first?: string};

/** Readers do not look further. */
const depth = 20;

function matches(url: string, expected: string): boolean {
  return expected.includes('#')
    ? url === expected
    : url.replace(/#.*/, '') === expected;
}

/** Runs one query. */
export function rankOf(engine: Engine, query: LabelledQuery): Ranking {
  const urls = engine.search(query.query, depth).hits.map(({url}) => url);
  const index = urls.findIndex((url) =>
    query.expected.some((expected) => matches(url, expected)),
  );
  return {
    query,
    rank: index === -1 ? undefined : index + 1,
    first: urls[0],
  };
}

/** Mean reciprocal rank: 1 if every right hit comes first. */
export function meanReciprocalRank(rankings: readonly Ranking[]): number {
  return (
    rankings.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0) /
    rankings.length
  );
}

/** Share of queries with a right hit among the first `count`. */
export function hitRate(rankings: readonly Ranking[], count: number): number {
  return (
    rankings.filter(({rank}) => rank !== undefined && rank <= count).length /
    rankings.length
  );
}
