import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {isClean, lintProse} from './lintProse';

/** One file of each group, with one mistake each. */
const files = {
  'docs/page.mdx': 'Under the MIT licence.\n\n```ts\nconst licence = 1;\n```\n',
  'packages/one/README.md': 'Under the MIT licence.\n',
  'content/api/notes/one.ts': "export const text = 'Under the MIT licence.';",
  'src/components/One.tsx': 'export const one = <p>Under the MIT licence.</p>;',
  'content/samples/one/App.tsx': '// Under the MIT licence.\n',
};

function siteOf(written: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const folder of [
    'alternatives',
    'config',
    'content/data',
    'content/examples',
    'content/shared',
    'content/site',
    'examples',
    'src/pages',
    'tools',
    'versioned_docs',
  ]) {
    writeWithFolders(path.join(root, folder, 'empty.txt'), '');
  }
  for (const [file, text] of Object.entries({...files, ...written})) {
    writeWithFolders(path.join(root, file), text);
  }
  return root;
}

it('finds the mistake in each group, and says where', async () => {
  const results = await lintProse(siteOf({}));
  expect(results.map(({files: count}) => count)).toEqual([1, 1, 1, 1, 1]);
  expect(results.flatMap(({problems}) => problems)).toEqual(
    Object.keys(files).map((file) => `${file}:1: licence => license`),
  );
});

it.each([
  [1, [], true],
  [1, ['a.mdx:1: licence => license'], false],
  [0, [], false],
])('%i files with the problems %j: %s', (count, problems, isRight) => {
  expect(isClean([{name: 'pages', files: count, problems}])).toBe(isRight);
});
