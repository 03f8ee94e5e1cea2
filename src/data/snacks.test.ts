import {expect, it} from 'vitest';
import {isSnackId} from './snackId';
import {knownSnacks} from './snacks';

it('names the nine Snacks of the team once each', () => {
  expect(new Set(knownSnacks.map(({id}) => id)).size).toBe(9);
});

it.each(knownSnacks)('describes $id', ({id, title, summary, tutorial}) => {
  expect(isSnackId(id)).toBe(true);
  expect(id).toMatch(/^@playtorch\//);
  expect(title).not.toBe('');
  expect(summary).toMatch(/\.$/);
  expect(tutorial).toMatch(/^\/docs\/tutorials\/[a-z0-9/-]+\/$/);
});
