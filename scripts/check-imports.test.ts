import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import path from 'node:path';
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

it.each([
  [
    'a circle',
    'no-cycle',
    {
      'packages/a/one.ts': one,
      'packages/a/two.ts':
        "import type {} from './one';\nexport const two = 2;",
    },
  ],
  [
    'an arrow up',
    'no-import-of-the-site',
    {
      'packages/a/one.ts': "import '../../config/brand';",
      'config/brand.ts': 'export {};',
    },
  ],
  [
    'a circle of the site, by types',
    'no-cycle',
    {
      'src/one.ts': one,
      'src/two.ts':
        "import type {one} from './one';\nexport type Two = typeof one;",
    },
  ],
  [
    'an arrow from the site to a program',
    'no-import-of-a-room-above',
    {
      'src/page.ts': "import '../scripts/run';",
      'scripts/run.ts': 'export {};',
    },
  ],
  [
    'an arrow from what the site says to how it is put together',
    'no-import-of-a-room-above',
    {
      'content/page.ts': "import type {Options} from '../config/preset';",
      'config/preset.ts': 'export type Options = string;',
    },
  ],
  [
    'a way around a door',
    'no-way-around-a-door',
    {
      'src/page.ts': "import '../packages/a/one';",
      'packages/a/one.ts': 'export {};',
    },
  ],
  [
    "a way around a neighbor's door",
    'no-way-around-a-neighbors-door',
    {
      'packages/b/two.ts': "import '../a/one';",
      'packages/a/one.ts': 'export {};',
    },
  ],
  [
    'a dependency that is not listed',
    'no-unlisted-dependency',
    {'packages/a/one.ts': "import 'nobody-has-this';"},
  ],
  ['a project without modules', 'No module was read', {}],
])(
  '%s is refused',
  (_what, message, files) => {
    const {status, output} = check(files);
    expect(output).toContain(message);
    expect(status).toBe(1);
  },
  60_000,
);

it('a package that imports itself downwards passes', () => {
  const {status, output} = check({
    'packages/a/one.ts': one,
    'packages/a/two.ts': 'export const two = 2;',
  });
  expect(output).toContain('2 modules');
  expect(status).toBe(0);
}, 60_000);
