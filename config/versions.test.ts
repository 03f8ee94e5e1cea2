import {expect, it} from 'vitest';
import {
  docsVersions,
  latestVersion,
  versionOfPath,
  versionRoot,
} from './versions';

it.each([
  ['current', '/docs/next/', 'next', 'unreleased'],
  [latestVersion, '/docs/', latestVersion, 'none'],
  ['0.2.2', '/docs/0.2.2/', '0.2.2', 'unmaintained'],
  ['0.1', '/docs/0.1/', '0.1', 'unmaintained'],
])('%s is at %s', (name, root, label, banner) => {
  const version = docsVersions.find((entry) => entry.name === name);
  expect(version).toMatchObject({label, banner});
  expect(version && versionRoot(version)).toBe(root);
});

it.each([
  ['0.2.2', '0.2.2'],
  ['0.1', '0.1.3'],
])('%s documents the package %s', (name, packageVersion) => {
  expect(docsVersions).toContainEqual(
    expect.objectContaining({name, packageVersion}),
  );
});

it.each([
  ['/docs/api/core/', latestVersion],
  ['/docs/next/api/core/', 'current'],
  ['/docs/0.1/api/core/', '0.1'],
  ['/faq/', undefined],
])('%s belongs to %s', (path, name) => {
  expect(versionOfPath(path)?.name).toBe(name);
});
