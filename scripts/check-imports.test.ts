import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {expect, it} from 'vitest';

/** Checks a project of these files. */
function check(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  cpSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
  for (const [file, text] of Object.entries(files)) {
    writeWithFolders(path.join(folder, file), text);
  }
  const program = path.resolve('scripts/check-imports.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
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
];

it('a circle, an arrow up, a way around a door and a dependency that is not listed are refused', () => {
  const {status, output} = check(
    Object.assign({}, ...faults.map(({files}) => files)) as Record<
      string,
      string
    >,
  );
  // The arrows that the checker prints may have a color.
  const printed = stripVTControlCharacters(output);
  for (const {what, rule} of faults) {
    expect.soft(printed, what).toContain(rule);
  }
  expect(status).toBe(1);
}, 60_000);

it('a project without modules is refused', () => {
  const empty = check({});
  expect(empty.output).toContain('No module was read');
  expect(empty.status).toBe(1);
}, 60_000);

it('a package that imports itself downwards passes', () => {
  const sound = check({
    'packages/a/one.ts': one,
    'packages/a/two.ts': 'export const two = 2;',
  });
  expect(sound.output).toContain('2 modules');
  expect(sound.status).toBe(0);
}, 60_000);
