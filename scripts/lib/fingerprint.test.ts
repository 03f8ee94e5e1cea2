import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
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

it('changes with a variable that the site reads, not with the port', async () => {
  write('config/env.ts', readFileSync(path.resolve('config/env.ts'), 'utf8'));
  const before = await fingerprint(root);
  vi.stubEnv('PORT', '1');
  expect(await fingerprint(root)).toBe(before);
  vi.stubEnv('SITE_URL', 'https://other.example');
  expect(await fingerprint(root)).not.toBe(before);
});

it.each([
  ['docs/a.mdx', 'two'],
  ['docs/b.mdx', ''],
  ['src/new.ts', 'x'],
  ['scripts/build/index.ts', 'x'],
])('changes with %s', async (file, content) => {
  const before = await fingerprint(root);
  write(file, content);
  expect(await fingerprint(root)).not.toBe(before);
});

it.each([
  ['build/index.html'],
  ['node_modules/x/index.js'],
  ['versioned_docs/version-0.1/api/core/index.mdx'],
  ['docs/api/changes.mdx'],
  ['docs/api/core.mdx'],
  ['docs/api/symbols.json'],
  ['docs/api/comparisons/0.1.json'],
  ['tests/e2e/pages.spec.ts'],
  ['tools/bench/pages/index.ts'],
  ['src/components/A/index.test.tsx'],
  ['plugins/a/__fixtures__/page.mdx'],
  ['content/search/guideQueries.ts'],
  ['CONTRIBUTING.md'],
])('stays the same with %s, which is not a source', async (file) => {
  const before = await fingerprint(root);
  write(file, 'x');
  expect(await fingerprint(root)).toBe(before);
});

it.each([
  ['src/a.ts', 'let a = 1;', '// One.\nlet a = 1;', true],
  ['src/a.css', 'a { color: red; }', '/* Red. */ a { color: red; }', true],
  ['src/a.ts', 'let a = 1;', 'let a = 2;', false],
  // Pages show it.
  ['content/samples/a/App.tsx', 'let a = 1;', '// One.\nlet a = 1;', false],
  ['src/broken.ts', 'let 1', '// One.\nlet 1', false],
])('%s: %j and then %j', async (file, content, edited, isSame) => {
  write(file, content);
  const before = await fingerprint(root);
  write(file, edited);
  expect((await fingerprint(root)) === before).toBe(isSame);
});
