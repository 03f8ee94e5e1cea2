import type MiniSearch from 'minisearch';
import type {SearchOptions, SearchResult} from 'minisearch';
import type {EngineDocument} from '../../shared/indexFile';
import {unitQuery, type Tolerance} from './engineQuery';
import type {Unit} from './parseQuery';

/** A section and how well it answers. */
export type Ranked = {
  id: number;
  score: number;
  /** True when no unit of the query is missing. */
  isWhole: boolean;
  /** Terms of the index that were met. */
  terms: string[];
};

const searchOptions: SearchOptions = {
  boost: {heading: 5, title: 2.5, trail: 1.5, text: 1, code: 0.3},
};

/** Fewer hits than this, and sections with only some of the words are added. */
const fewHits = 3;

const exactly: Tolerance = () => 0;

/** Letters that may be wrong: none in short words, two in long ones. */
function forgiving(token: string): number {
  return token.length < 4 ? 0 : token.length < 6 ? 1 : 2;
}

type Found = Map<number, SearchResult>;

/** Finds the sections of one unit, with spelling mistakes forgiven only in words that exist nowhere. */
function findUnit(engine: MiniSearch<EngineDocument>, unit: Unit): Found {
  const find = (tolerance: Tolerance): SearchResult[] =>
    engine.search(unitQuery(unit, tolerance), searchOptions);
  const exact = find(exactly);
  const results = exact.length > 0 ? exact : find(forgiving);
  return new Map(results.map((result) => [result.id as number, result]));
}

/** The engine multiplies by the number of terms met, which synonyms and stems inflate. */
function scoreOf({score, queryTerms}: SearchResult): number {
  return score / Math.max(1, queryTerms.length);
}

/** Ranks sections: first those that have every unit, then, if they are few, those that have some. */
export function rank(
  engine: MiniSearch<EngineDocument>,
  units: Unit[],
): Ranked[] {
  const found = units.map((unit) => findUnit(engine, unit));
  const ids = new Set(found.flatMap((results) => [...results.keys()]));
  const candidates = [...ids].map((id) => {
    const results = found.flatMap((unit) => unit.get(id) ?? []);
    return {
      id,
      isWhole: results.length === units.length,
      score:
        results.reduce((sum, result) => sum + scoreOf(result), 0) *
        (results.length / units.length) ** 2,
      terms: results.flatMap(({terms}) => terms),
    };
  });
  const whole = candidates.filter(({isWhole}) => isWhole);
  return whole.length >= fewHits ? whole : candidates;
}
