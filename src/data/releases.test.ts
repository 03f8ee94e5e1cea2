import {expect, it} from 'vitest';
import {docsVersions} from '../../config/versions';
import {releases} from './releases';

it('has the release of each docs version, newest first', () => {
  expect(releases.map(({docsVersion}) => docsVersion)).toEqual(
    docsVersions.map(({name}) => name),
  );
});

it('is ordered by date', () => {
  const dates = releases.map(({date}) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const date of dates) {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
});
