import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {readReleases} from '../../content/releases/readReleases';
import {checkNumber, checkRelease, remedyWithoutPackage} from './checkVersion';
import {copyReleases, writeRelease as writeReleaseIn} from './testing/releases';

let project = '';

function write(file: string, text: string): void {
  writeWithFolders(path.join(project, file), text);
}

function writeRelease(version: string, changed: object): void {
  writeReleaseIn(project, version, changed);
}

function checkVersion(version: string): void {
  checkNumber(project, version);
  checkRelease(project, version);
}

beforeEach(() => {
  project = temporaryFolder();
  copyReleases(project);
  write('versions.json', '["0.2.4", "0.2.3"]');
  write('docs/install.mdx', 'A\nnpm install react-native-pytorch-core@0.2.5\n');
  writeRelease('0.2.5', {});
});

it('lets a release be cut whose file and pages are written', () => {
  expect(() => checkVersion('0.2.5')).not.toThrow();
});

it.each([
  ['v0.2.5', '"v0.2.5" is no version such as 0.2.5. Run "npm run cut -- '],
  ['0.2', '"0.2" is no version'],
  ['0.2.3', 'versions.json: 0.2.3 has been cut. Edit its pages in '],
  ['0.2.2', 'docs/ documents the newest release, 0.2.5. Cut that, or '],
  [
    '0.2.6',
    '0.2.5 comes before 0.2.6 and was never cut, so nobody could read its pages. First run "npm run cut -- 0.2.5".',
  ],
])('refuses %s, and says what to do', (version, words) => {
  expect(() => checkVersion(version)).toThrow(words);
});

it('refuses a release whose file is written although the one before was never cut', () => {
  write('versions.json', '["0.2.3"]');
  expect(() => checkVersion('0.2.5')).toThrow(
    'versions.json: 0.2.4 comes before 0.2.5 and was never cut, so nobody could read its pages. First remove content/releases/0.2.5.json, then run "npm run cut -- 0.2.4".',
  );
});

/** The file that a message shows, once its date is filled in. */
function writeShown(version: string, message: string): void {
  write(
    `content/releases/${version}.json`,
    message.slice(message.indexOf('{')).replace('YYYY-MM-DD', '2023-02-01'),
  );
  write('docs/install.mdx', 'Nothing.');
}

it('shows the file to write, which is one once it is filled in', () => {
  write('versions.json', '["0.2.5"]');
  let message = '';
  try {
    checkVersion('0.2.6');
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(
    'content/releases/0.2.6.json: no such file. Write what ',
  );
  writeShown('0.2.6', message);
  expect(() => checkVersion('0.2.6')).not.toThrow();
});

it('shows the file of a release that npm lacks, with the release that has the closest sources', () => {
  write('versions.json', '["0.2.5"]');
  const message = remedyWithoutPackage(readReleases(project), '0.2.6');
  expect(message).toContain(
    'If npm lacks the package of 0.2.6, name the release with the closest sources in content/releases/0.2.6.json',
  );
  writeShown('0.2.6', message);
  expect(readReleases(project).get('0.2.6')?.closest).toBe('0.2.5');
  expect(() => checkVersion('0.2.6')).not.toThrow();
});

it('names one line of a file that is there and whose package npm lacks', () => {
  expect(remedyWithoutPackage(readReleases(project), '0.2.5')).toBe(
    'If npm lacks the package of 0.2.5, name the release with the closest sources in content/releases/0.2.5.json: "closest": "0.2.4".',
  );
});

it('needs news for home', () => {
  writeRelease('0.2.5', {news: undefined});
  expect(() => checkVersion('0.2.5')).toThrow(
    'content/releases/0.2.5.json: "news" is missing.',
  );
});

it('names pages that install another release, before they are copied', () => {
  writeRelease('0.2.5', {closest: '0.2.4'});
  expect(() => checkVersion('0.2.5')).toThrow(
    'docs/install.mdx:2: installs 0.2.5. Write 0.2.4 before the pages are copied.',
  );
});

it('names shared passages that install another release, which the pages show', () => {
  write('docs/app.mdx', 'A\n\n<Shared of="app" />\n');
  write('content/shared/app.mdx', 'npm i react-native-pytorch-core@0.2.4\n');
  write('content/shared/old.mdx', 'npm i react-native-pytorch-core@0.2.0\n');
  expect(() => checkVersion('0.2.5')).toThrow(
    /^content\/shared\/app\.mdx:1: installs 0\.2\.4\. Write 0\.2\.5 before the pages are copied\. A version that must not install it needs a passage of its own\.$/,
  );
});
