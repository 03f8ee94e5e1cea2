import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeWithFolders} from 'test-utils';
import {checkFolder} from './checkFolder';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'check-folder-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** Checks a folder of these files, all of which some version reads but those that start with "unread". */
function check(files: readonly string[]): string[] {
  const paths = files.map((file) =>
    path.join(siteDir, 'content/samples', file),
  );
  paths.forEach((file) => writeWithFolders(file, ''));
  const read = paths.filter((file) => !file.includes('unread'));
  return checkFolder(siteDir, new Set(read)).map(
    ({page, message}) => `${path.relative(siteDir, page)}: ${message}`,
  );
}

it('accepts a base, its test and an override with a test of its own', () => {
  expect(
    check([
      'a/App.tsx',
      'a/add.ts',
      'a/add.test.ts',
      'a/0.2.0/add.ts',
      'a/0.2.0/add.test.ts',
      'a/0.2.0/App.tsx',
      'a/1-camera/App.tsx',
    ]),
  ).toEqual([]);
});

it.each([
  [['a/unread.ts'], 'content/samples/a/unread.ts: no version shows it.'],
  [
    ['a/next/App.tsx'],
    'content/samples/a/next/App.tsx: "next" is not a release.',
  ],
  [['a/current/App.tsx'], 'content/samples/a/current/App.tsx: "current" is no'],
  [
    ['a/0.9.9/App.tsx'],
    'content/samples/a/0.9.9/App.tsx: "0.9.9" is not a release.',
  ],
  [
    ['a/add.ts', 'a/add.test.ts', 'a/0.2.0/add.ts'],
    'content/samples/a/0.2.0/add.ts: its base has a test. Add add.test.ts',
  ],
])('rejects %j', (files, problem) => {
  expect(check(files)).toEqual([expect.stringContaining(problem)]);
});
