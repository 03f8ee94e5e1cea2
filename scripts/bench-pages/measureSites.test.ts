import {expect, it} from 'vitest';
import {measureByTurns, medianOf} from './measureSites';

it('measures both sites by turns', async () => {
  const asked: string[] = [];
  const measured = await measureByTurns(2, (site) =>
    Promise.resolve(asked.push(site)),
  );
  expect(asked).toEqual(['ours', 'stock', 'ours', 'stock']);
  expect(measured).toEqual({ours: [1, 3], stock: [2, 4]});
});

it('takes the median of each figure by itself', () => {
  expect(
    medianOf([
      {bytes: 1, blocking: 30},
      {bytes: 3, blocking: 10},
      {bytes: 2, blocking: 20},
    ]),
  ).toEqual({bytes: 2, blocking: 20});
});

it('has no median of nothing', () => {
  expect(() => medianOf([])).toThrow('There is no run');
});
