import path from 'node:path';
import {createPicker} from 'build-utils';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {expect, it} from 'vitest';
import {releaseOf} from '../content/readers/releaseOf';
import {fileGroups} from './fileGroups';
import {latestVersion} from '../content/site/versions';

/** Scripts of the tables of chunks, which the build contains. */
const tables = {
  '/chunk-files/routes-docs.json': ['own.1', 'both.1'],
  '/chunk-files/routes-docs-0.2.1.json': ['other.1', 'both.1'],
  '/chunk-files/routes-outside.json': ['outside.1'],
};

/** Picks among files of a build with these tables. */
function pick(files: readonly string[], version: string): string[] {
  const build = temporaryFolder();
  for (const [table, names] of Object.entries(tables)) {
    const content = JSON.stringify({
      files: Object.fromEntries(names.entries()),
    });
    writeWithFolders(path.join(build, table), content);
  }
  return createPicker(files, build, fileGroups)(version);
}

const ofLatest = [
  '/docs/tutorials/get-started/index.html',
  '/docs/tutorials/get-started.md',
  '/assets/js/own.1.js',
  `/assets/search/docs-default-${latestVersion}.1234.json`,
  `/assets/search/types-docs-default-${latestVersion}.1234.json`,
  `/assets/files/${latestVersion}.worker-1234.txt`,
  `/assets/files/${latestVersion}.types-1234.txt`,
  '/chunk-files/routes-docs.json',
];
const ofOther = [
  '/docs/0.2.1/tutorials/get-started/index.html',
  '/docs/0.2.1/tutorials/get-started.md',
  '/assets/js/other.1.js',
  '/assets/search/docs-default-0.2.1.1234.json',
  '/assets/search/types-docs-default-0.2.1.1234.json',
  '/assets/files/0.2.1.worker-1234.txt',
  '/chunk-files/routes-docs-0.2.1.json',
];
const ofAll = [
  '/index.html',
  '/docs/compare/index.html',
  '/docs/compare.md',
  '/faq.md',
  '/assets/js/both.1.js',
  '/assets/js/outside.1.js',
  '/assets/js/998.1.js',
  '/assets/files/digits-1234.bin',
  '/assets/files/detector-1234.bin',
  '/assets/search/default.1234.json',
  '/chunk-files/routes-outside.json',
];
const ofNone = [
  '/snack/index.html',
  '/expo/index.html',
  '/docs/0.2.1/llms-full.txt',
  '/docs/llms.txt',
  '/llms.txt',
  '/favicon.ico',
  '/samples/0.2.3/yolov5/App.tsx.txt',
  '/assets/social/home.1234.png',
];
const all = [...ofLatest, ...ofOther, ...ofAll, ...ofNone];

it.each([
  [latestVersion, ofLatest],
  ['0.2.1', ofOther],
])('picks what %s needs', (name, own) => {
  expect(new Set(pick(all, name))).toEqual(new Set([...own, ...ofAll]));
});

it('includes the release that runs a version, whose package has another number', () => {
  const own = `/assets/files/${releaseOf('current')}.worker-1234.txt`;
  const files = [own, '/assets/files/0.2.1.worker-1.txt'];
  expect(pick(files, 'current')).toEqual([own]);
});
