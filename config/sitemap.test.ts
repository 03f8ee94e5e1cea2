import {expect, it} from 'vitest';
import {releaseDate} from './sitemap';

it.each([
  ['/docs/api/core/', '2022-11-20'],
  ['/docs/next/api/core/', '2022-12-17'],
  ['/docs/0.2.1/api/core/', '2022-08-15'],
  ['/docs/0.1/api/changes/', '2022-01-19'],
  ['/flora/', '2022-12-17'],
])('%s is as old as the release of %s', (path, date) => {
  expect(releaseDate(path)).toBe(date);
});
