import {expect, it} from 'vitest';
import frozen from '../versions.json';
import {docsVersions, latestVersion, versionRoot} from './versions';

it.each([
  ['current', '/docs/next/', 'next', '0.2.4', 'unreleased'],
  ['0.2.3', '/docs/', '0.2.3', '0.2.3', 'none'],
  ['0.2.2', '/docs/0.2.2/', '0.2.2', '0.2.2', 'unmaintained'],
  ['0.2.1', '/docs/0.2.1/', '0.2.1', '0.2.1', 'unmaintained'],
  ['0.2.0', '/docs/0.2.0/', '0.2.0', '0.2.0', 'unmaintained'],
  ['0.1', '/docs/0.1/', '0.1', '0.1.3', 'unmaintained'],
])('%s lives at %s', (name, root, label, packageVersion, banner) => {
  const version = docsVersions.find((entry) => entry.name === name);
  expect(version).toMatchObject({label, packageVersion, banner});
  expect(version && versionRoot(version)).toBe(root);
});

it('lists the versions that were cut, and the latest first of them', () => {
  expect(docsVersions.map(({name}) => name)).toEqual(['current', ...frozen]);
  expect(frozen[0]).toBe(latestVersion);
});
