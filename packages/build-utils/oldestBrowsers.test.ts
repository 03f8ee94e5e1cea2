import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {browserTargets, oldestBrowsers} from './oldestBrowsers';

it('are those that the package.json of a project lists for production', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const production = [
    'firefox 128',
    'firefox >= 140',
    'ios_saf 16.6-16.7',
    'op_mini all',
    'samsung 25',
  ];
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({browserslist: {production, development: ['firefox 90']}}),
  );
  expect(Object.fromEntries(oldestBrowsers(folder))).toEqual({
    firefox: 128,
    ios_saf: 16.6,
    samsung: 25,
  });
  expect(browserTargets(folder).toSorted()).toEqual(['firefox128', 'ios16.6']);
});
