import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../../testing/temporaryFolder';
import {writeWithFolders} from '../../testing/writeWithFolders';
import {digest} from './files';

let project = '';

function write(file: string, content: string): void {
  writeWithFolders(path.join(project, file), content);
}

function lock(integrity?: string): void {
  const packages = {'node_modules/toolkit': {integrity}};
  write('package-lock.json', JSON.stringify({packages}));
}

beforeEach(() => {
  project = temporaryFolder();
  write('code/a.ts', 'one');
  lock('sha512-a');
});

const digestProject = () => digest(project, ['code'], ['toolkit'], 'text');

it.each<[string, () => void]>([
  ['code', () => write('code/a.ts', 'two')],
  ['the name of a file', () => write('code/b.ts', '')],
  ['the package', () => lock('sha512-c')],
])('changes with %s', (_what, change) => {
  const before = digestProject();
  change();
  expect(digestProject()).not.toBe(before);
});

it('stops at a package that is not in the lockfile', () => {
  lock();
  expect(digestProject).toThrow(
    'package-lock.json: no integrity for "toolkit". Install the package',
  );
});
