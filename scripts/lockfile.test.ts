import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

type Locked = {resolved?: string; integrity?: string; link?: boolean};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it.each(['.', 'alternatives', 'tools/bench'])(
  'each package that the lockfile of %s holds has a SHA-512, and no address',
  (folder) => {
    const {packages} = read(`${folder}/package-lock.json`) as {
      packages: Record<string, Locked>;
    };
    const installed = Object.entries(packages).filter(
      ([at, {resolved = at}]) =>
        at !== '' && !/^packages\/[^/]+$/.test(resolved),
    );
    expect(installed.length).toBeGreaterThan(0);
    expect(
      installed
        .filter(
          ([, {resolved, integrity = ''}]) =>
            resolved !== undefined || !/^sha512-[\w+/]{86}==$/.test(integrity),
        )
        .map(([at]) => at),
    ).toEqual([]);
  },
);

it('package.json names exact versions', () => {
  const {dependencies, devDependencies, overrides} = read(
    'package.json',
  ) as Record<string, Record<string, string>>;
  expect(
    Object.values({...dependencies, ...devDependencies, ...overrides}).filter(
      (version) => !/^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+$/.test(version),
    ),
  ).toEqual([]);
});

it('npm runs no install script, and records no address', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toContain('ignore-scripts=true');
  expect(settings).toContain('omit-lockfile-registry-resolved=true');
});
