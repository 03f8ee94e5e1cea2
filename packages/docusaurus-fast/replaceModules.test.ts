import {expect, it} from 'vitest';
import {findMissed, replaceModules} from './replaceModules';

const ours = '/site/ours/entry/client/browserContext.tsx';
const original =
  '/site/node_modules/@docusaurus/core/lib/client/browserContext.js';
const byFile = {module: original, with: ours};
const byPackage = {module: 'nprogress', with: ours};

it('replaces a file where it is, a package by its name, and a generated file by its request', () => {
  const generated = {
    module: '/site/.docusaurus/routes.js',
    request: '@generated/routes',
    with: ours,
  };
  expect(replaceModules([byFile, byPackage, generated]).resolve?.alias).toEqual(
    {[original]: ours, nprogress$: ours, '@generated/routes$': ours},
  );
});

it.each([
  ['took place', byFile, [ours], undefined],
  ['was missed', byFile, [original], 'is still in the bundle'],
  ['was half missed', byFile, [original, ours], 'is still in the bundle'],
  ['has nothing to replace', byFile, [], 'is no longer imported'],
  [
    'of a package was missed',
    byPackage,
    ['/site/node_modules/nprogress/nprogress.js', ours],
    'nprogress is still in the bundle',
  ],
])('a replacement that %s', (_what, replacement, files, problem) => {
  const missed = findMissed([replacement], new Set(files));
  expect(missed).toEqual(
    problem === undefined ? [] : [expect.stringContaining(problem)],
  );
});
