import {expect, it} from 'vitest';
import messages from '../../i18n/en/code.json';
import {monthNames} from '../data/monthNames';
import {releases} from '../data/releases';
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
      '0.2.3': {label: '0.2.3 (latest)'},
      '0.2.2': {label: '0.2.2'},
    },
  });
  expect(Object.keys((menu as {versions: object}).versions)).toEqual(
    docsVersions.map(({name}) => name),
  );
});

it('the banner of next says which package it documents, and since when', () => {
  const {packageVersion} = docsVersionOf('current');
  const {date = ''} =
    releases.find(({docsVersion}) => docsVersion === 'current') ?? {};
  const [year = '', month = ''] = date.split('-');
  const {message} = messages['theme.docs.versions.unreleasedVersionLabel'];
  expect(message).toContain('{versionLabel}');
  expect(message).toContain(` ${packageVersion}, `);
  expect(message).toContain(`${monthNames[Number(month) - 1]} ${year}`);
  expect(message).not.toContain('unreleased');
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
