import {expect, it} from 'vitest';
import {fixtureEngine} from '../client/engine/__fixtures__/corpus';
import {queries} from './queries';
import {hitRate, meanReciprocalRank, rankOf} from './score';

const query = {query: 'x', expected: []};
const rankings = [{query, rank: 1}, {query, rank: 4}, {query}];

it('averages reciprocal ranks', () => {
  expect(meanReciprocalRank(rankings)).toBeCloseTo((1 + 1 / 4) / 3);
});

it('counts the right hits near the top', () => {
  expect(hitRate(rankings, 3)).toBeCloseTo(1 / 3);
  expect(hitRate(rankings, 5)).toBeCloseTo(2 / 3);
});

it.each([
  [['/docs/transforms/#resize'], 1],
  [['/docs/transforms/'], 1],
  [['/docs/transforms/#centercrop'], undefined],
  [['/elsewhere/'], undefined],
])('%j has rank %s for "resize"', (expected, rank) => {
  expect(rankOf(fixtureEngine(), {query: 'resize', expected}).rank).toBe(rank);
});

it('there are at least 60 different queries, ten of them for pages outside the docs', () => {
  expect(
    new Set(queries.map(({query: text, version}) => `${version} ${text}`)).size,
  ).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(
    queries.filter(({expected}) =>
      expected.some((url) => !url.startsWith('/docs/')),
    ).length,
  ).toBeGreaterThanOrEqual(10);
});
