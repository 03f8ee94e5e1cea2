import {expect, it} from 'vitest';
import {navbar} from '../../config/navbar';
import {
  docsVersionOf,
  docsVersions,
  latestVersion,
  versionOfPath,
} from './versions';

it.each([
  ['0.2.2', '0.2.2'],
  ['0.1', '0.1.3'],
])('%s documents the package %s', (name, packageVersion) => {
  expect(docsVersions).toContainEqual(
    expect.objectContaining({name, packageVersion}),
  );
});

it('the version menu shows which package next documents', () => {
  const menu = navbar.items.find(({type}) => type === 'docsVersionDropdown');
  expect(menu).toMatchObject({
    versions: {
      current: {
        label: `next (${docsVersionOf('current').packageVersion}, newest)`,
      },
      [latestVersion]: {label: `${latestVersion} (latest)`},
      '0.2.2': {label: '0.2.2'},
    },
  });
  expect(Object.keys((menu as {versions: object}).versions)).toEqual(
    docsVersions.map(({name}) => name),
  );
});

it.each([
  ['/docs/api/core/', latestVersion],
  ['/docs/next/api/core/', 'current'],
  ['/docs/0.1/api/core/', '0.1'],
  ['/faq/', undefined],
  ['/docs/compare/', undefined],
])('%s belongs to %s', (path, name) => {
  expect(versionOfPath(path)?.name).toBe(name);
});
