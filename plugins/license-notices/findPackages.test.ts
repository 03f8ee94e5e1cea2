import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {createSbom} from './createSbom';
import {findPackages} from './findPackages';
import {forgetModules, readModules, recordModules} from './moduleLists';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

/** Installs a package; returns the path of its module. */
function install(
  folder: string,
  manifest: Record<string, unknown>,
  files: Record<string, string> = {},
): string {
  const home = path.join(root, 'node_modules', folder);
  writeWithFolders(path.join(home, 'package.json'), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(files)) {
    writeWithFolders(path.join(home, name), content);
  }
  return path.join(home, 'dist', 'index.js');
}

describe('findPackages', () => {
  it('finds each package once, by the names of its modules', () => {
    const inner = install(
      'outer/node_modules/@scope/inner',
      {name: '@scope/inner', version: '2.0.0', license: 'Apache-2.0'},
      {'LICENSE.md': 'terms\n', NOTICE: 'made by A\n', 'index.js': ''},
    );
    const alias = install('alias-1', {
      name: 'real',
      version: '1.0.0',
      license: 'MIT',
      author: 'B',
    });
    expect(
      findPackages([
        inner,
        path.join(path.dirname(inner), 'other.js'),
        alias,
        path.join(root, 'src', 'ours.ts'),
      ]),
    ).toEqual([
      {
        name: '@scope/inner',
        version: '2.0.0',
        license: 'Apache-2.0',
        text: 'terms\n\nmade by A',
      },
      {
        name: 'real',
        version: '1.0.0',
        license: 'MIT',
        text: expect.stringMatching(
          /^Copyright \(c\) B\n\n[^]*Permission is hereby granted/,
        ) as string,
      },
    ]);
  });

  it.each(['MIT OR GPL-3.0-only', '(MIT OR Apache-2.0)', 'MIT AND OFL-1.1'])(
    'permits %s',
    (license) => {
      const file = install('a', {name: 'a', version: '1.0.0', license});
      expect(findPackages([file])).toHaveLength(1);
    },
  );

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'CC-BY-NC-4.0'])(
    'stops at %s',
    (license) => {
      const file = install('a', {name: 'a', version: '1.2.3', license});
      expect(() => findPackages([file])).toThrow(
        `a 1.2.3: its licence "${license}" is not permitted`,
      );
    },
  );

  it.each([
    {name: 'a', version: '1.0.0'},
    {name: 'a', version: '1.0.0', license: ''},
    {version: '1.0.0', license: 'MIT'},
  ])('stops at a package that says %j', (manifest) => {
    const file = install('a', manifest);
    expect(() => findPackages([file])).toThrow(
      'has no name, version or licence',
    );
  });

  it('stops at words that are no licence', () => {
    const file = install('a', {
      name: 'a',
      version: '1.0.0',
      license: 'SEE LICENSE IN FILE',
    });
    expect(() => findPackages([file])).toThrow('SEE LICENSE IN FILE');
  });
});

it('collects the modules of all bundles', () => {
  recordModules(root, 'site', ['/a.js', '/b.js', '/a.js']);
  recordModules(root, 'frame', ['/b.js', '/c.js']);
  recordModules(root, 'frame', ['/b.js', '/d.js']);
  expect([...readModules(root)].sort()).toEqual(['/a.js', '/b.js', '/d.js']);
  forgetModules(root);
  expect(readModules(root).size).toBe(0);
});

const packages = [
  {name: '@a/b', version: '1.0.0', license: 'MIT', text: 'words of @a/b'},
  {name: 'c', version: '2.0.0', license: 'MIT OR ISC', text: 'words of c'},
];

it('describes the packages as CycloneDX does', () => {
  const sbom = createSbom({name: 'site', version: '1.0.0'}, packages);
  expect(sbom.components).toMatchObject([
    {purl: 'pkg:npm/%40a/b@1.0.0', licenses: [{license: {id: 'MIT'}}]},
    {purl: 'pkg:npm/c@2.0.0', licenses: [{expression: 'MIT OR ISC'}]},
  ]);
});
