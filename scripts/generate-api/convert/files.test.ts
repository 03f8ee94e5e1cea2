import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../../testing/temporaryFolder';
import {writeWithFolders} from '../../testing/writeWithFolders';
import {digest} from './files';

let project = '';

function write(file: string, content: string): void {
  writeWithFolders(path.join(project, file), content);
}

function lock(integrities: Record<string, string>): void {
  const packages = Object.fromEntries(
    Object.entries(integrities).map(([name, integrity]) => [
      `node_modules/${name}`,
      {integrity},
    ]),
  );
  write('package-lock.json', JSON.stringify({packages}));
}

beforeEach(() => {
  project = temporaryFolder();
  write('code/a.ts', 'one');
  lock({toolkit: 'sha512-a', other: 'sha512-b'});
});

const digestProject = () => digest(project, ['code'], ['toolkit'], 'text');

it.each<[string, () => void]>([
  ['code', () => write('code/a.ts', 'two')],
  ['the name of a file', () => write('code/b.ts', '')],
  ['the package', () => lock({toolkit: 'sha512-c', other: 'sha512-b'})],
])('changes with %s', (_what, change) => {
  const before = digestProject();
  change();
  expect(digestProject()).not.toBe(before);
});

it('changes with other text', () => {
  expect(digest(project, ['code'], ['toolkit'], 'words')).not.toBe(
    digestProject(),
  );
});

it.each<[string, () => void]>([
  ['a test', () => write('code/a.test.ts', '')],
  ['another folder', () => write('docs/a.mdx', '')],
  ['another package', () => lock({toolkit: 'sha512-a', other: 'sha512-c'})],
])('stays the same with %s', (_what, change) => {
  const before = digestProject();
  change();
  expect(digestProject()).toBe(before);
});

it('stops at a package that is not in the lockfile', () => {
  lock({});
  expect(digestProject).toThrow(
    'package-lock.json: no integrity for "toolkit". Install the package',
  );
});
