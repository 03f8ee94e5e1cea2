import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildLab, labFolder} from '../lab/buildLab';
import {writeWithFolders} from 'test-utils/files';

const folder = labFolder('edit-page');
const config = path.join(folder, 'docusaurus.config.ts');
const docs = path.join(folder, 'docs');
const build = path.join(folder, 'build');

/** The second build finds what the first has compiled, as on the machine of whoever edits. */
const labWithCache = `import {labConfig} from '../../../tests/e2e/lab/labConfig';
const lab = labConfig('../../../test-results/lab/edit-page/docs');
export default {
  ...lab,
  future: {...lab.future, faster: true},
  plugins: [
    ...lab.plugins,
    () => ({
      name: 'cache-of-its-own',
      configureWebpack: () => ({
        experiments: {
          cache: {storage: {type: 'filesystem', directory: __dirname + '/cache'}},
        },
      }),
    }),
  ],
};
`;

/** The files of a build of the lab, by name. */
async function buildFiles(): Promise<Map<string, string>> {
  const {exitCode, output} = await buildLab(
    'edit-page',
    {},
    path.relative('tests/e2e/lab', config),
  );
  expect(exitCode, output).toBe(0);
  return new Map(
    readdirSync(build, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      .map((file) => [
        path.relative(build, file),
        readFileSync(file, 'latin1'),
      ]),
  );
}

/** Names of files in one build that are not the same in the other. */
function differences(
  files: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): string[] {
  return [...files.keys()]
    .filter((name) => files.get(name) !== others.get(name))
    .sort();
}

test('editing a page changes its HTML, its script and the indexes that name them: five files', async () => {
  rmSync(folder, {recursive: true, force: true});
  cpSync('tests/e2e/lab/docs', docs, {recursive: true});
  writeWithFolders(config, labWithCache);
  const before = await buildFiles();
  expect(readdirSync(path.join(folder, 'cache'))).not.toEqual([]);
  appendFileSync(path.join(docs, 'second.mdx'), '\nOne more sentence.\n');
  const after = await buildFiles();

  const changed = differences(after, before);
  const isPage = (name: string) => name.endsWith('.html');
  const isScript = (name: string) => name.endsWith('.js');
  expect(before.size).toBeGreaterThan(20);
  expect(changed.filter(isPage)).toEqual(['lab/second/index.html']);
  expect(changed.filter(isScript)).toHaveLength(1);
  expect(differences(before, after).filter(isScript)).toHaveLength(1);
  expect(changed.filter((name) => !isPage(name) && !isScript(name))).toEqual([
    expect.stringMatching(/^assets\/search\/docs-\S+\.json$/),
    'chunk-files/routes-lab.json',
    'search/manifest.json',
  ]);
});
