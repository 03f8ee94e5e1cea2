import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from 'test-utils';
import {compile} from './compile';
import {
  isPrivate,
  publishedManifest,
  readManifest,
  withDependencies,
} from './manifest';
import {packPackages} from './packPackage';

it('a package that nobody else can install is not packed', async () => {
  await expect(
    packPackages(['build-utils'], temporaryFolder()),
  ).rejects.toThrow('packages/build-utils is private');
});

it('what Node and bundlers find in the archive is JavaScript, with private packages inside', async () => {
  const folder = temporaryFolder();
  const imported = await compile(
    path.resolve('packages/local-search'),
    ['index.ts', 'client/embedded/provider.ts', 'theme/SearchBar/index.tsx'],
    folder,
  );
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(files.filter((file) => path.extname(file) === '.js').sort()).toEqual([
    'client/embedded/provider.js',
    'index.js',
    'theme/SearchBar/index.js',
  ]);
  expect(read('index.js')).toContain('from "./server/buildIndex.js"');
  expect(read('index.js')).not.toContain('from "build-utils"');
  expect(read('theme/SearchBar/index.js')).toContain('react/jsx-runtime');
  expect(read('client/embedded/provider.js')).toContain(
    'new URL("./worker.js", import.meta.url)',
  );
  expect(imported).toContain('node:fs');
  expect(imported).not.toContain('build-utils');
});

it('data is part of the module that imports it, for Node imports no JSON', async () => {
  const folder = temporaryFolder();
  await compile(
    path.resolve('packages/lite-interpreter'),
    ['run/link.ts', 'operators/table.ts'],
    folder,
  );
  const link = readFileSync(path.join(folder, 'run/link.js'), 'utf8');
  expect(link).toContain('from "../operators/table.js"');
  expect(link).not.toContain('.json"');
});

it('packages of ours that others install too are packed with those that depend on them', () => {
  expect(withDependencies(['torchlive-web', 'local-search'])).toEqual([
    'torchlive-web',
    'local-search',
    'lite-interpreter',
  ]);
  expect(withDependencies(['run-in-page'])).toContain('lite-interpreter');
});

const publishable = readdirSync('packages').filter(
  (name) =>
    existsSync(`packages/${name}/package.json`) &&
    readManifest(name).private !== true,
);

it('there are packages to publish', () => {
  expect(publishable).toContain('local-search');
});

it.each(publishable)('the manifest of %s asks for nothing private', (name) => {
  const manifest = readManifest(name);
  const all = new Set(
    readdirSync('packages')
      .filter((other) => existsSync(`packages/${other}/package.json`))
      .flatMap((other) => Object.keys(readManifest(other).dependencies ?? {})),
  );
  const published = publishedManifest(manifest, all) as {
    exports: object;
    dependencies: Record<string, string>;
  };
  expect(JSON.stringify(published.exports)).not.toMatch(/(?<!\.d)\.tsx?"/);
  expect(Object.keys(published.dependencies).filter(isPrivate)).toEqual([]);
  expect(Object.keys(published.dependencies)).not.toEqual([]);
});

/** Whose subject the toolkit is, and what runs code on it and says its name in `adapter.ts` alone. */
const mayName = new Set(['torchlive-web', 'run-in-page']);

it.each(readdirSync('packages').filter((name) => !mayName.has(name)))(
  'nothing of the toolkit is in %s',
  (name) => {
    const folder = path.join('packages', name);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => !file.includes('node_modules'))
      .filter((file) => path.extname(file) !== '');
    expect(files.length).toBeGreaterThan(0);
    // It reads PyTorch's own files, and may say so.
    const named =
      name === 'lite-interpreter'
        ? /playtorch|react-native/i
        : /torch|react-native/i;
    expect(
      files.filter((file) =>
        named.test(readFileSync(path.join(folder, file), 'utf8')),
      ),
    ).toEqual([]);
  },
);
