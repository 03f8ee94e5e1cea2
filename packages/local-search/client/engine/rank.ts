import type {SearchOptions, SearchResult} from 'minisearch';
import type {SectionIndex} from './createIndex';
import type {Unit} from './parseQuery';
import {unitQuery} from './unitQuery';

/** A section and its score. */
type Ranked = {
  id: number;
  score: number;
  /** Terms of the index that matched. */
  terms: string[];
};

const searchOptions: SearchOptions = {
  boost: {heading: 5, title: 2.5, trail: 2.5, text: 1, code: 0.3},
};

/** With fewer full matches than this, partial ones are added. */
const minFullMatches = 10;

const fullMatchBonus = 2;

/** For a heading that has every word of the query, not only the most telling one. */
const headingMatchBonus = 1.5;

function maxEditDistance(token: string): number {
  return token.length < 4 ? 0 : token.length < 6 ? 1 : 2;
}

/** Results of one unit by section. */
type UnitResults = Map<number, SearchResult>;

/** The page of a section. */
type PageOf = (id: number) => object | undefined;

/** Searches for one unit, with typos only if nothing matches exactly. */
function searchUnit(
  {miniSearch, vocabulary}: SectionIndex,
  unit: Unit,
): UnitResults {
  const search = (maxEdits: (token: string) => number): SearchResult[] =>
    miniSearch.search(unitQuery(unit, {maxEdits, vocabulary}), searchOptions);
  const exact = search(() => 0);
  const results = exact.length > 0 ? exact : search(maxEditDistance);
  return new Map(results.map((result) => [result.id as number, result]));
}

/** MiniSearch multiplies by the number of matched terms, which synonyms and word forms inflate. */
function scoreOf({score, queryTerms}: SearchResult): number {
  return score / Math.max(1, queryTerms.length);
}

function isInHeading({match}: SearchResult): boolean {
  return Object.values(match).flat().includes('heading');
}

type Candidate = Ranked & {
  /** True if every unit of the query matches. */
  isFullMatch: boolean;
};

function candidatesOf(unitResults: UnitResults[]): Candidate[] {
  const ids = new Set(unitResults.flatMap((results) => [...results.keys()]));
  return [...ids].map((id) => {
    const results = unitResults.flatMap((unit) => unit.get(id) ?? []);
    const coverage = results.length / unitResults.length;
    const isFullMatch = coverage === 1;
    const bonus =
      isFullMatch && results.every(isInHeading) ? headingMatchBonus : 1;
    return {
      id,
      isFullMatch,
      score:
        bonus *
        results.reduce((sum, result) => sum + scoreOf(result), 0) *
        coverage ** 2,
      terms: results.flatMap(({terms}) => terms),
    };
  });
}

/** Counts a page's best section as a full match if the page has every unit, even if no one section does. */
function withPageMatches(
  candidates: Candidate[],
  unitResults: UnitResults[],
  pageOf: PageOf,
): Candidate[] {
  const pagesOfUnits = unitResults.map(
    (results) => new Set([...results.keys()].map(pageOf)),
  );
  const best = new Map<object | undefined, Candidate>();
  for (const candidate of candidates) {
    const page = pageOf(candidate.id);
    const {isFullMatch = false, score = -1} = best.get(page) ?? {};
    if (
      pagesOfUnits.every((pages) => pages.has(page)) &&
      (candidate.isFullMatch || (!isFullMatch && candidate.score > score))
    ) {
      best.set(page, candidate);
    }
  }
  const ids = new Set([...best.values()].map(({id}) => id));
  return candidates.map((candidate) => ({
    ...candidate,
    isFullMatch: candidate.isFullMatch || ids.has(candidate.id),
  }));
}

/** Ranks the sections that match every unit and, if those are few, the ones that match some. */
export function rank(
  index: SectionIndex,
  units: Unit[],
  pageOf: PageOf,
): Ranked[] {
  const unitResults = units.map((unit) => searchUnit(index, unit));
  const candidates = withPageMatches(
    candidatesOf(unitResults),
    unitResults,
    pageOf,
  );
  const full = candidates.filter(({isFullMatch}) => isFullMatch);
  return (full.length >= minFullMatches ? full : candidates).map(
    ({id, isFullMatch, score, terms}) => ({
      id,
      score: isFullMatch ? score * fullMatchBonus : score,
      terms,
    }),
  );
}
