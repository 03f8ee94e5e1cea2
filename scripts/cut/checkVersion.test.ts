import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {checkVersion} from './checkVersion';

let project = '';

function write(file: string, text: string): void {
  writeWithFolders(path.join(project, file), text);
}

function writeRelease(version: string, changed: object): void {
  const newest = readFileSync('content/releases/0.2.4.json', 'utf8');
  write(
    `content/releases/${version}.json`,
    JSON.stringify({...(JSON.parse(newest) as object), ...changed}),
  );
}

beforeEach(() => {
  project = temporaryFolder();
  cpSync('content/releases', path.join(project, 'content/releases'), {
    recursive: true,
  });
  write('versions.json', '["0.2.3"]');
  write('docs/install.mdx', 'A\nnpm install react-native-pytorch-core@0.2.5\n');
  writeRelease('0.2.5', {});
});

it('lets a release be cut whose file and pages are written', () => {
  expect(() => checkVersion(project, '0.2.5')).not.toThrow();
});

it.each([
  ['v0.2.5', '"v0.2.5" is no version such as 0.2.5. Run "npm run cut -- '],
  ['0.2', '"0.2" is no version'],
  ['0.2.3', 'versions.json: 0.2.3 has been cut. Edit its pages in '],
  ['0.2.6', 'content/releases/0.2.6.json: no such file. Write what '],
  ['0.2.4', 'docs/ documents the newest release, 0.2.5. Cut that, or '],
])('refuses %s, and says what to do', (version, words) => {
  expect(() => checkVersion(project, version)).toThrow(words);
});

it('shows the file to write, which is one once it is filled in', () => {
  let message = '';
  try {
    checkVersion(project, '0.2.6');
  } catch (error) {
    message = String(error);
  }
  const example = message.slice(message.indexOf('{'));
  write(
    'content/releases/0.2.6.json',
    example.replace('YYYY-MM-DD', '2023-02-01'),
  );
  write('docs/install.mdx', 'Nothing.');
  expect(() => checkVersion(project, '0.2.6')).not.toThrow();
});

it('needs news for home', () => {
  writeRelease('0.2.5', {news: undefined});
  expect(() => checkVersion(project, '0.2.5')).toThrow(
    'content/releases/0.2.5.json: "news" is missing.',
  );
});

it('names pages that install another release, before they are copied', () => {
  writeRelease('0.2.5', {closest: '0.2.4'});
  expect(() => checkVersion(project, '0.2.5')).toThrow(
    'docs/install.mdx:2: installs 0.2.5. Write 0.2.4 before the pages are copied.',
  );
});
