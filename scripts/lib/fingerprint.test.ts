import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../testing/temporaryFolder';
import {writeWithFolders} from '../testing/writeWithFolders';
import {fingerprint} from './fingerprint.mjs';

let root = '';

function write(file: string, content: string): void {
  writeWithFolders(path.join(root, file), content);
}

beforeEach(() => {
  root = temporaryFolder();
  write('config/env.ts', 'process.env.SITE_URL; process.env.PORT;');
  write('docs/a.mdx', 'one');
});

afterEach(() => vi.unstubAllEnvs());

it('changes with a variable that the site reads, not with the port', () => {
  write('config/env.ts', readFileSync(path.resolve('config/env.ts'), 'utf8'));
  const before = fingerprint(root);
  vi.stubEnv('PORT', '1');
  expect(fingerprint(root)).toBe(before);
  vi.stubEnv('SITE_URL', 'https://other.example');
  expect(fingerprint(root)).not.toBe(before);
});

it.each([
  ['docs/a.mdx', 'two'],
  ['docs/b.mdx', ''],
  ['src/new.ts', 'x'],
  ['scripts/build/index.ts', 'x'],
])('changes with %s', (file, content) => {
  const before = fingerprint(root);
  write(file, content);
  expect(fingerprint(root)).not.toBe(before);
});

it.each([
  ['build/index.html'],
  ['node_modules/x/index.js'],
  ['versioned_docs/version-0.1/api/core/index.mdx'],
  ['docs/api/changes.mdx'],
  ['docs/api/core.mdx'],
  ['docs/api/symbols.json'],
  ['docs/api/comparisons/0.1.json'],
  ['e2e/pages.spec.ts'],
])('stays the same with %s, which is not a source', (file) => {
  const before = fingerprint(root);
  write(file, 'x');
  expect(fingerprint(root)).toBe(before);
});
