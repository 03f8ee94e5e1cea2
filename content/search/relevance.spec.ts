import {expect, it} from 'vitest';
import {latestVersion} from '../site/versions';
import {builtEngine, synonyms} from './builtEngine';
import {lists, lostQueries, rankInBuild} from './lostQueries';
import {queries} from './queries';
import {hitRate, meanReciprocalRank} from './score';

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

it('labelled queries find what they should', () => {
  const rankings = queries.map(rankInBuild);
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
});

it.each(Object.entries(lists))(
  '%s loses no query of its own',
  (file, {queries: own}) => {
    expect(own.length).toBeGreaterThan(10);
    expect(lostQueries(file).map(({problem}) => problem)).toEqual([]);
  },
);

it('every synonym finds something', () => {
  const engine = builtEngine(latestVersion);
  expect(synonyms.length).toBeGreaterThan(20);
  const lost = synonyms
    .flat()
    .filter((phrase) => engine.search(phrase, 1).total === 0);
  expect(lost).toEqual([]);
});
