import type {SearchOptions, SearchResult} from 'minisearch';
import type {SectionIndex} from './createIndex';
import {unitQuery} from './engineQuery';
import type {Unit} from './parseQuery';

/** A section and how well it answers. */
export type Ranked = {
  id: number;
  score: number;
  /** Terms of the index that were met. */
  terms: string[];
};

const searchOptions: SearchOptions = {
  boost: {heading: 5, title: 2.5, trail: 2.5, text: 1, code: 0.3},
};

/** Fewer hits than this, and sections with only some of the words are added. */
const fewHits = 10;

/** How much more a section counts that has every unit. */
const wholeBonus = 2;

/** None in short words, two in long ones. */
function forgivenMistakes(token: string): number {
  return token.length < 4 ? 0 : token.length < 6 ? 1 : 2;
}

type Found = Map<number, SearchResult>;

/** Tells the page of a section. */
type PageOf = (id: number) => object | undefined;

/** Finds the sections of one unit, with spelling mistakes forgiven only in words that exist nowhere. */
function findUnit({engine, vocabulary}: SectionIndex, unit: Unit): Found {
  const find = (mistakes: (token: string) => number): SearchResult[] =>
    engine.search(unitQuery(unit, {mistakes, vocabulary}), searchOptions);
  const exact = find(() => 0);
  const results = exact.length > 0 ? exact : find(forgivenMistakes);
  return new Map(results.map((result) => [result.id as number, result]));
}

/** The engine multiplies by the number of terms met, which synonyms and forms inflate. */
function scoreOf({score, queryTerms}: SearchResult): number {
  return score / Math.max(1, queryTerms.length);
}

type Candidate = Ranked & {
  /** True when no unit of the query is missing. */
  isWhole: boolean;
};

function candidatesOf(found: Found[]): Candidate[] {
  const ids = new Set(found.flatMap((results) => [...results.keys()]));
  return [...ids].map((id) => {
    const results = found.flatMap((unit) => unit.get(id) ?? []);
    return {
      id,
      isWhole: results.length === found.length,
      score:
        results.reduce((sum, result) => sum + scoreOf(result), 0) *
        (results.length / found.length) ** 2,
      terms: results.flatMap(({terms}) => terms),
    };
  });
}

/** Takes the best section of a page for whole where the page has every unit, though no one section of it has. */
function withWholePages(
  candidates: Candidate[],
  found: Found[],
  pageOf: PageOf,
): Candidate[] {
  const pagesOfUnits = found.map(
    (results) => new Set([...results.keys()].map(pageOf)),
  );
  const best = new Map<object | undefined, Candidate>();
  for (const candidate of candidates) {
    const page = pageOf(candidate.id);
    const {isWhole = false, score = -1} = best.get(page) ?? {};
    if (
      pagesOfUnits.every((pages) => pages.has(page)) &&
      (candidate.isWhole || (!isWhole && candidate.score > score))
    ) {
      best.set(page, candidate);
    }
  }
  const ids = new Set([...best.values()].map(({id}) => id));
  return candidates.map((candidate) => ({
    ...candidate,
    isWhole: candidate.isWhole || ids.has(candidate.id),
  }));
}

/** Ranks sections: those that have every unit, and, if they are few, those that have some. */
export function rank(
  index: SectionIndex,
  units: Unit[],
  pageOf: PageOf,
): Ranked[] {
  const found = units.map((unit) => findUnit(index, unit));
  const ranked = withWholePages(candidatesOf(found), found, pageOf);
  const whole = ranked.filter(({isWhole}) => isWhole);
  return (whole.length >= fewHits ? whole : ranked).map(
    ({id, isWhole, score, terms}) => ({
      id,
      score: isWhole ? score * wholeBonus : score,
      terms,
    }),
  );
}
