import {expect, it, vi} from 'vitest';
import {docsVersions} from '../site/versions';
import {releases} from './releases';

it('has the release of each docs version, newest first', () => {
  const names = releases.map(({docsVersion}) => docsVersion);
  expect(names).toEqual(
    docsVersions.map(({name}) => name).filter((name) => names.includes(name)),
  );
  expect(docsVersions.length - names.length).toBeLessThanOrEqual(1);
});

it('a cut version is new with its own news, and next is not listed beside it', async () => {
  vi.resetModules();
  // While 0.2.4 was the newest release.
  vi.doMock('../../versions.json', () => ({default: ['0.2.4', '0.2.3']}));
  vi.doMock('../releases/names.json', () => ({default: ['0.2.4', '0.2.3']}));
  const cut = await import('./releases');
  vi.doUnmock('../../versions.json');
  vi.doUnmock('../releases/names.json');
  vi.resetModules();
  expect(cut.releases.map(({docsVersion}) => docsVersion)).toEqual([
    '0.2.4',
    '0.2.3',
  ]);
  expect(cut.latestChanges.map(({name}) => name)).toEqual(['Tensor']);
});
