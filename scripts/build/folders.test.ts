import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {buildFolders, clearFolders, publishFolders} from './folders';

const keep = {age: 1000, bytes: 1000};
let root = '';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Makes a build that is complete but not published. */
function stage(content: string): void {
  for (const file of [
    'build/index.html',
    `build/assets/${content}.js`,
    'deploy/nginx.conf',
  ]) {
    writeWithFolders(path.join(root, '.docusaurus/staging', file), content);
  }
}

beforeEach(() => {
  root = temporaryFolder();
});

it('removes what an interrupted build left behind, and leaves the finished one', () => {
  const folders = buildFolders(root);
  stage('one');
  publishFolders(folders, 'abc', keep);
  stage('two');
  clearFolders(folders);
  expect(existsSync(folders.staging.build)).toBe(false);
  expect(read('build/index.html')).toBe('one');
  expect(read('deploy/fingerprint')).toBe('abc');
});

it('replaces a build, and keeps its assets', () => {
  const folders = buildFolders(root);
  stage('one');
  publishFolders(folders, 'abc', keep);
  stage('two');
  publishFolders(folders, 'def', keep);
  expect(read('build/index.html')).toBe('two');
  expect(read('build/assets/two.js')).toBe('two');
  expect(read('build/.earlier/assets/one.js')).toBe('one');
  expect(existsSync(path.join(root, 'build/assets/one.js'))).toBe(false);
  expect(read('deploy/fingerprint')).toBe('def');
  for (const {build} of [folders.staging, folders.replaced]) {
    expect(existsSync(path.dirname(build))).toBe(false);
  }
});
