import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type * as versions from '../../config/versions';
import {docsVersions} from '../../config/versions';
import {readSample} from '../../plugins/remark-code-sample/readSample';
import {writeWithFolders} from '../testing/writeWithFolders';
import {multiplyList, multiplyVersions} from './multiplyVersions';

let project = '';

function write(file: string, content: string): void {
  writeWithFolders(path.join(project, file), content);
}
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'multiply-'));
  mkdirSync(path.join(project, 'config'));
  cpSync('config/versions.ts', path.join(project, 'config/versions.ts'));
  write('versions.json', '["0.2"]');
  write('docs/a.mdx', 'next');
  write('versioned_docs/version-0.2/a.mdx', 'old');
  write('versioned_sidebars/version-0.2-sidebars.json', '{"docs": ["a"]}');
});
afterEach(() => rmSync(project, {recursive: true}));

it('copies every version with its sidebar', () => {
  multiplyVersions(project, 3);
  expect(JSON.parse(read('versions.json'))).toEqual([
    '0.2',
    'current-copy2',
    '0.2-copy2',
    'current-copy3',
    '0.2-copy3',
  ]);
  expect(read('versioned_docs/version-0.2-copy3/a.mdx')).toBe('old');
  expect(read('versioned_docs/version-current-copy2/a.mdx')).toBe('next');
  expect(read('versioned_sidebars/version-0.2-copy2-sidebars.json')).toBe(
    '{"docs": ["a"]}',
  );
  expect(
    read('versioned_sidebars/version-current-copy2-sidebars.json'),
  ).toContain('tutorials/get-started');
});

it('lists the copies after each version, at paths of their own', async () => {
  multiplyVersions(project, 3);
  const {docsVersions: multiplied, versionOptions} = (await import(
    path.join(project, 'config/versions.ts')
  )) as typeof versions;
  expect(multiplied).toHaveLength(docsVersions.length * 3);
  expect(multiplied.slice(0, 4).map(({name}) => name)).toEqual([
    'current',
    'current-copy2',
    'current-copy3',
    docsVersions[1]?.name,
  ]);
  expect(new Set(multiplied.map(({path: place}) => place)).size).toBe(
    multiplied.length,
  );
  expect(Object.keys(versionOptions)).toHaveLength(multiplied.length);
});

it('leaves each copy the samples of its version', async () => {
  multiplyVersions(project, 3);
  const {docsVersions: multiplied, docsVersionOf} = (await import(
    path.join(project, 'config/versions.ts')
  )) as typeof versions;
  const site = path.resolve('plugins/remark-code-sample/__fixtures__');
  for (const {name} of docsVersions) {
    const copy = docsVersionOf(`${name}-copy3`);
    expect(readSample(site, 'greeter', copy, multiplied)).toEqual(
      readSample(site, 'greeter', docsVersionOf(name)),
    );
  }
});

it('leaves the project as it is for once its pages', () => {
  multiplyVersions(project, 1);
  expect(
    existsSync(path.join(project, 'versioned_docs/version-0.2-copy2')),
  ).toBe(false);
  expect(JSON.parse(read('versions.json'))).toEqual(['0.2']);
});

it('complains about a list that it does not know', () => {
  expect(() => multiplyList('export const docsVersions = [];', 2)).toThrow(
    'config/versions.ts: the list "docsVersions" is not found',
  );
});
