import {expect, it} from 'vitest';
import {latestVersion} from '../site/versions';
import {builtEngine, synonyms} from './builtEngine';
import {guideQueries} from './guideQueries';
import {queries} from './queries';
import {statusQueries} from './statusQueries';
import {hitRate, meanReciprocalRank, rankOf} from './score';

it('there are at least 60 different queries, ten of them for pages outside the docs', () => {
  expect(
    new Set(queries.map(({query, version}) => `${version} ${query}`)).size,
  ).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(
    queries.filter(({expected}) =>
      expected.some((url) => !url.startsWith('/docs/')),
    ).length,
  ).toBeGreaterThanOrEqual(10);
});

/** Queries held out of tuning, whose page is not among the first five hits. */
const knownLosses = ['report a bug', 'file an issue'];

it('labelled queries find what they should', () => {
  const rankings = queries.map((query) =>
    rankOf(builtEngine(query.version), query),
  );
  const mrr = meanReciprocalRank(rankings);
  const hitAt5 = hitRate(rankings, 5);
  for (const {query, rank, first} of rankings.filter(({rank}) => rank !== 1)) {
    console.log(
      `"${query.query}": rank ${rank ?? 'none'}, first is ${first ?? 'nothing'}`,
    );
  }
  console.log(
    `${queries.length} queries: MRR ${mrr.toFixed(3)}, hit@5 ${hitAt5.toFixed(3)}`,
  );
  expect(mrr).toBeGreaterThanOrEqual(0.9);
  // One by one, because a mean hides a query that is lost.
  expect(
    rankings
      .filter(({rank = Infinity}) => rank > 5)
      .map(({query}) => query.query),
  ).toEqual(knownLosses);
});

it('messages and questions about the status hit within the first three', () => {
  expect(statusQueries.length).toBeGreaterThan(30);
  const missed = statusQueries
    .map((query) => rankOf(builtEngine(query.version), query))
    .filter(({rank = Infinity}) => rank > 3)
    .map(({query, rank, first}) => ({query: query.query, rank, first}));
  expect(missed).toEqual([]);
});

it('questions about building and publishing find their page first', () => {
  const missed = guideQueries
    .map((query) => rankOf(builtEngine(query.version), query))
    .filter(({rank}) => rank !== 1)
    .map(({query, rank, first}) => ({query: query.query, rank, first}));
  expect(missed).toEqual([]);
});

it('every synonym finds something', () => {
  const engine = builtEngine(latestVersion);
  expect(synonyms.length).toBeGreaterThan(20);
  const lost = synonyms
    .flat()
    .filter((phrase) => engine.search(phrase, 1).total === 0);
  expect(lost).toEqual([]);
});
