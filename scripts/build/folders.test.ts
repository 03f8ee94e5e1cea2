import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  buildFolders,
  clearFolders,
  publishFolders,
  type BuildFolders,
} from './folders';

let folders: BuildFolders;

beforeEach(() => {
  folders = buildFolders(mkdtempSync(path.join(tmpdir(), 'folders-')));
  for (const {build, deploy} of [folders.staging, folders.finished]) {
    mkdirSync(build, {recursive: true});
    mkdirSync(deploy, {recursive: true});
    writeFileSync(path.join(build, 'old.html'), '');
  }
});

afterEach(() => rmSync(folders.root, {recursive: true}));

it('removes earlier builds', () => {
  clearFolders(folders);
  for (const {build, deploy} of [folders.staging, folders.finished]) {
    expect(existsSync(build)).toBe(false);
    expect(existsSync(deploy)).toBe(false);
  }
});

it('moves a complete build into place, with the fingerprint of its sources', () => {
  clearFolders(folders);
  mkdirSync(folders.staging.build, {recursive: true});
  mkdirSync(folders.staging.deploy, {recursive: true});
  writeFileSync(path.join(folders.staging.build, 'index.html'), 'new');
  publishFolders(folders, 'abc');
  const read = (...parts: string[]) =>
    readFileSync(path.join(folders.root, ...parts), 'utf8');
  expect(read('build', 'index.html')).toBe('new');
  expect(read('deploy', 'fingerprint')).toBe('abc');
  expect(existsSync(folders.staging.build)).toBe(false);
});
