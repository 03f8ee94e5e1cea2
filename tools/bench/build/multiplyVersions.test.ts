import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import type * as versions from '../../../content/site/versions';
import {
  docsFolder,
  docsVersions,
  latestVersion,
} from '../../../content/site/versions';
import {readSample} from '../../../content/readers/readSample';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {multiplyVersions} from './multiplyVersions';

let project = '';

function write(file: string, content: string): void {
  writeWithFolders(path.join(project, file), content);
}
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

beforeEach(() => {
  project = temporaryFolder();
  for (const file of [
    'content/releases/names.json',
    'content/site/versions.ts',
    'versions.json',
  ]) {
    cpSync(file, path.join(project, file));
  }
  for (const version of docsVersions) {
    write(`${docsFolder(version.name)}/a.mdx`, version.name);
    write(
      `versioned_sidebars/version-${version.name}-sidebars.json`,
      JSON.stringify({docs: [version.name]}),
    );
  }
});

it('copies every version with its sidebar', () => {
  multiplyVersions(project, 3);
  expect(read('versioned_docs/version-0.1-copy3/a.mdx')).toBe('0.1');
  expect(read('versioned_docs/version-current-copy2/a.mdx')).toBe('current');
  expect(read('versioned_sidebars/version-0.1-copy2-sidebars.json')).toBe(
    '{"docs":["0.1"]}',
  );
  expect(
    read('versioned_sidebars/version-current-copy2-sidebars.json'),
  ).toContain('tutorials/get-started');
});

it('lists the copies after each version, with their own paths', async () => {
  multiplyVersions(project, 3);
  const multiplied = (await import(
    path.join(project, 'content/site/versions.ts')
  )) as typeof versions;
  expect(multiplied.latestVersion).toBe(latestVersion);
  expect(multiplied.docsVersions).toHaveLength(docsVersions.length * 3);
  expect(
    new Set(multiplied.docsVersions.map(({path: root}) => root)).size,
  ).toBe(docsVersions.length * 3);
  expect(multiplied.docsVersions.slice(-2)).toMatchObject([
    {name: '0.1-copy2', packageVersion: '0.1.3'},
    {name: '0.1-copy3', packageVersion: '0.1.3'},
  ]);
});

it('leaves each copy the samples of its version', async () => {
  multiplyVersions(project, 3);
  const {docsVersions: multiplied, docsVersionOf} = (await import(
    path.join(project, 'content/site/versions.ts')
  )) as typeof versions;
  const site = path.resolve('content/readers/__fixtures__');
  for (const {name} of docsVersions) {
    const copy = docsVersionOf(`${name}-copy3`);
    expect(readSample(site, 'greeter', copy, multiplied)).toEqual(
      readSample(site, 'greeter', docsVersionOf(name)),
    );
  }
});
