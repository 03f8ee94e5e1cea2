import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {expect, it} from 'vitest';

/** Runs dependency-cruiser on a project of these files, with our rules. */
function check(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  cpSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
  for (const [file, text] of Object.entries(files)) {
    writeWithFolders(path.join(folder, file), text);
  }
  const {status, stdout} = spawnSync(
    path.resolve('node_modules/.bin/depcruise'),
    ['--config', path.resolve('.dependency-cruiser.cjs'), '.'],
    {cwd: folder, encoding: 'utf8'},
  );
  // The arrows that it prints may have a color.
  return {status, output: stripVTControlCharacters(stdout)};
}

const one = "import './two';\nexport const one = 1;";

/** One project with every fault: each has its rule, the file that it is in and what that imports. */
const faults = [
  {
    what: 'a circle',
    rule: 'no-cycle: packages/circle/one.ts',
    files: {
      'packages/circle/one.ts': one,
      'packages/circle/two.ts':
        "import type {} from './one';\nexport const two = 2;",
    },
  },
  {
    what: 'an arrow up',
    rule: 'no-import-of-the-site: packages/up/one.ts → config/brand.ts',
    files: {
      'packages/up/one.ts': "import '../../config/brand';",
      'config/brand.ts': 'export {};',
    },
  },
  {
    what: 'a circle of the site, by types',
    rule: 'no-cycle: src/one.ts',
    files: {
      'src/one.ts': one,
      'src/two.ts':
        "import type {one} from './one';\nexport type Two = typeof one;",
    },
  },
  {
    what: 'an arrow from the site to a program',
    rule: 'no-import-of-a-room-above: src/page.ts → scripts/run.ts',
    files: {
      'src/page.ts': "import '../scripts/run';",
      'scripts/run.ts': 'export {};',
    },
  },
  {
    what: 'an arrow from what the site says to how it is put together',
    rule: 'no-import-of-a-room-above: content/page.ts → config/preset.ts',
    files: {
      'content/page.ts': "import type {Options} from '../config/preset';",
      'config/preset.ts': 'export type Options = string;',
    },
  },
  {
    what: 'a way around a door',
    rule: 'no-way-around-a-door: src/around.ts → packages/door/one.ts',
    files: {
      'src/around.ts': "import '../packages/door/one';",
      'packages/door/one.ts': 'export {};',
    },
  },
  {
    what: "a way around a neighbor's door",
    rule: 'no-way-around-a-neighbors-door: packages/around/two.ts → packages/door/one.ts',
    files: {'packages/around/two.ts': "import '../door/one';"},
  },
  {
    what: 'a dependency that is not listed',
    rule: 'no-unlisted-dependency: packages/unlisted/one.ts → nobody-has-this',
    files: {'packages/unlisted/one.ts': "import 'nobody-has-this';"},
  },
  {
    what: 'a test tool in what builds the site',
    rule: 'no-test-tool-in-the-build: config/build.ts → node_modules/linter/index.js',
    files: {
      'package.json': '{"devDependencies": {"linter": "1.0.0"}}',
      'node_modules/linter/index.js': '',
      'config/build.ts': "import 'linter';",
    },
  },
];

it('a circle, an arrow up, a way around a door and a dependency that is not listed are refused', () => {
  const {status, output} = check(
    Object.assign({}, ...faults.map(({files}) => files)) as Record<
      string,
      string
    >,
  );
  for (const {what, rule} of faults) {
    expect.soft(output, what).toContain(rule);
  }
  expect(status).toBeGreaterThan(0);
});

it('a package that imports itself downwards passes', () => {
  const {status, output} = check({
    'packages/a/one.ts': one,
    'packages/a/two.ts': 'export const two = 2;',
  });
  expect(output).toContain('2 modules');
  expect(status).toBe(0);
});
