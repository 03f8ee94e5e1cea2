import {expect, it} from 'vitest';
import type {Engine} from 'local-search/engine';
import {hitRate, meanReciprocalRank, rankOf} from './score';

const query = {query: 'x', expected: [], version: '0.2.3'};
const rankings = [{query, rank: 1}, {query, rank: 4}, {query}];

it('averages reciprocal ranks', () => {
  expect(meanReciprocalRank(rankings)).toBeCloseTo((1 + 1 / 4) / 3);
});

it('counts the right hits near the top', () => {
  expect(hitRate(rankings, 3)).toBeCloseTo(1 / 3);
  expect(hitRate(rankings, 5)).toBeCloseTo(2 / 3);
});

it.each([
  [['/docs/transforms/#resize'], 2],
  [['/docs/transforms/'], 2],
  [['/docs/transforms/#centercrop'], undefined],
  [['/elsewhere/', '/docs/image/#scale'], 1],
])('%j has rank %s', (expected, rank) => {
  const hits = [{url: '/docs/image/#scale'}, {url: '/docs/transforms/#resize'}];
  const engine = {search: () => ({hits})} as unknown as Engine;
  expect(rankOf(engine, {...query, expected}).rank).toBe(rank);
});
