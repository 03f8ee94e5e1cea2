import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkLockfile, type Lockfile, type Manifest} from './checkLockfile';
import {installScripts} from './installScripts';

const integrity = `sha512-${'a'.repeat(86)}==`;
const manifest: Manifest = {
  dependencies: {a: '1.0.0'},
  devDependencies: {b: 'npm:@scope/b@2.0.0'},
  overrides: {c: '3.0.0'},
};

/** A good lockfile with one package or the root changed. */
function lockfile(changes: Lockfile['packages'] = {}): Lockfile {
  const {dependencies, devDependencies} = manifest;
  return {
    packages: {
      '': {dependencies, devDependencies},
      'node_modules/a': {version: '1.0.0', integrity, hasInstallScript: true},
      'node_modules/b': {version: '2.0.0', integrity},
      'node_modules/b/node_modules/c': {version: '3.0.0', integrity},
      'node_modules/own': {resolved: 'packages/own', link: true},
      'packages/own': {version: '1.0.0'},
      ...changes,
    },
  };
}

describe('checkLockfile', () => {
  it('accepts releases with hashes, and packages of the project', () => {
    expect(checkLockfile(lockfile(), manifest, ['a'])).toEqual([]);
  });

  it.each<[string, Lockfile['packages'], string]>([
    [
      'an address',
      {
        'node_modules/d': {
          version: '1.0.0',
          integrity,
          resolved: 'https://registry.example/d.tgz',
        },
      },
      'node_modules/d: records the address https://registry.example/d.tgz',
    ],
    [
      'a package without a hash',
      {'node_modules/d': {version: '1.0.0'}},
      'node_modules/d: has no SHA-512',
    ],
    [
      'a weak hash',
      {'node_modules/d': {version: '1.0.0', integrity: 'sha1-abc='}},
      'node_modules/d: has no SHA-512',
    ],
    [
      'a package from git',
      {'node_modules/d': {version: 'git+ssh://git@a.org/d.git#1', integrity}},
      'is not a release',
    ],
    [
      'a link to a folder elsewhere',
      {'node_modules/d': {resolved: '../packages/d', link: true}},
      'node_modules/d: records the address ../packages/d',
    ],
    [
      'a folder',
      {'node_modules/d': {version: '1.0.0', integrity, link: true}},
      'is not a release',
    ],
    [
      'a dependency that package.json does not name',
      {'': {dependencies: {a: '1.0.0', d: '1.0.0'}, devDependencies: {}}},
      'd: package.json and the lockfile differ',
    ],
    [
      'a dependency that it records otherwise than package.json',
      {
        '': {
          dependencies: {a: '1.0.1'},
          devDependencies: manifest.devDependencies,
        },
      },
      'a: package.json and the lockfile differ',
    ],
    [
      'another version than package.json names',
      {'node_modules/a': {version: '1.0.1', integrity, hasInstallScript: true}},
      'a: package.json and the lockfile differ',
    ],
    [
      'another version than an override names',
      {'node_modules/c': {version: '3.0.1', integrity}},
      'node_modules/c: package.json and the lockfile differ',
    ],
    [
      'an install script that is not known',
      {
        'node_modules/a/node_modules/@s/d': {
          version: '1.0.0',
          integrity,
          hasInstallScript: true,
        },
      },
      '@s/d: has an install script',
    ],
    [
      'a known install script that is gone',
      {'node_modules/a': {version: '1.0.0', integrity}},
      'a: has no install script any more',
    ],
  ])('rejects %s', (_name, changes, problem) => {
    expect(checkLockfile(lockfile(changes), manifest, ['a'])).toContainEqual(
      expect.stringContaining(problem),
    );
  });

  it.each(['^1.0.0', 'latest', 'file:../a', 'github:a/a'])(
    'rejects the version %s',
    (version) => {
      const dependencies = {a: version};
      expect(
        checkLockfile(
          lockfile({
            '': {dependencies, devDependencies: manifest.devDependencies},
          }),
          {...manifest, dependencies},
          ['a'],
        ),
      ).toEqual([
        expect.stringContaining('a: package.json and the lockfile differ'),
      ]);
    },
  );

  it('rejects a lockfile that holds nothing', () => {
    expect(
      checkLockfile(
        {packages: {}},
        {dependencies: {}, devDependencies: {}, overrides: {}},
        [],
      ),
    ).toEqual(['There is no package to check.']);
  });
});

describe('the lockfile of the site', () => {
  it('holds releases with hashes, no addresses, and no unknown install script', () => {
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(file, 'utf8'));
    expect(
      checkLockfile(
        read('package-lock.json') as Lockfile,
        read('package.json') as Manifest,
        Object.keys(installScripts),
      ),
    ).toEqual([]);
  });

  it('runs no install script, and records no addresses', () => {
    const settings = readFileSync('.npmrc', 'utf8').split('\n');
    expect(settings).toContain('ignore-scripts=true');
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
  });
});
