import {expect, it} from 'vitest';
import {leakNotice} from './leakNotice';

it.each([
  [0, 1],
  [1, 2],
  [5, 3],
  [4, 4],
])('says nothing when %i images become %i', (before, now) => {
  expect(leakNotice(before, now)).toBeUndefined();
});

it('says how many images are not released when more stay', () => {
  expect(leakNotice(2, 3)).toMatch(/^3 images are not released/);
});
