import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder} from '../testing/temporaryFolder';
import {writeWithFolders} from '../testing/writeWithFolders';
import {copyProject} from './copyProject';

let folder = '';
const at = (file: string) => path.join(folder, file);

function write(file: string, content: string): void {
  writeWithFolders(at(file), content);
}

beforeEach(() => {
  folder = temporaryFolder();
  write('project/docs/a.mdx', 'one');
  write('project/build/index.html', 'built');
  write('project/node_modules/react/index.js', 'react');
  write('project/node_modules/.cache/a', 'kept');
});

it('copies the sources and links the packages, without their caches', () => {
  copyProject(at('project'), at('copy'));
  expect(readFileSync(at('copy/docs/a.mdx'), 'utf8')).toBe('one');
  expect(readFileSync(at('copy/node_modules/react/index.js'), 'utf8')).toBe(
    'react',
  );
  expect(existsSync(at('copy/build'))).toBe(false);
  expect(existsSync(at('copy/node_modules/.cache'))).toBe(false);
});

it('replaces an earlier copy, but keeps its caches', () => {
  copyProject(at('project'), at('copy'));
  write('copy/docs/gone.mdx', 'two');
  write('copy/node_modules/.cache/own', 'warm');
  copyProject(at('project'), at('copy'));
  expect(existsSync(at('copy/docs/gone.mdx'))).toBe(false);
  expect(existsSync(at('copy/node_modules/.cache/own'))).toBe(true);
});
