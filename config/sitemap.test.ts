import {expect, it} from 'vitest';
import {releases} from '../src/data/releases';
import {releaseDate} from './sitemap';
import {latestVersion} from './versions';

const latestRelease = releases.find(
  ({docsVersion}) => docsVersion === latestVersion,
);

it.each([
  ['/docs/api/core/', latestRelease?.date],
  ['/docs/0.2.1/api/core/', '2022-08-15'],
  ['/docs/0.1/api/changes/', '2022-01-19'],
  ['/flora/', releases[0]?.date],
])('%s has the date of the release it describes, %s', (path, date) => {
  expect(releaseDate(path)).toBe(date);
});
