import type {Engine} from '../client/engine/createEngine';
import type {LabelledQuery} from './LabelledQuery';

/** Where a query's answer stands in the list; undefined when it is not among the first hits. */
export type Ranking = {query: LabelledQuery; rank?: number; first?: string};

/** Deeper than a reader looks. */
const depth = 20;

function answers(url: string, expected: string): boolean {
  return expected.includes('#')
    ? url === expected
    : url.replace(/#.*/, '') === expected;
}

/** Runs one query. */
export function rankOf(engine: Engine, query: LabelledQuery): Ranking {
  const urls = engine.search(query.query, 0, depth).hits.map(({url}) => url);
  const position = urls.findIndex((url) =>
    query.expected.some((expected) => answers(url, expected)),
  );
  return {
    query,
    rank: position === -1 ? undefined : position + 1,
    first: urls[0],
  };
}

/** Mean reciprocal rank: 1 when every answer comes first. */
export function meanReciprocalRank(rankings: readonly Ranking[]): number {
  return (
    rankings.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0) /
    rankings.length
  );
}

/** Share of queries whose answer is among the first `count` hits. */
export function hitRate(rankings: readonly Ranking[], count: number): number {
  return (
    rankings.filter(({rank}) => rank !== undefined && rank <= count).length /
    rankings.length
  );
}
