import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '../site/brand';
import {extraLibraries, sharedLibraries} from './supportedLibraries';

type Manifest = {dependencies: Record<string, string>};

/** What the Snacks of the tutorials depend on, as `name version`. */
const dependencies = new Set(
  readdirSync('content/samples', {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'package.json')
    .map((file) => readFileSync(path.join('content/samples', file), 'utf8'))
    .flatMap((text) =>
      Object.entries((JSON.parse(text) as Manifest).dependencies),
    )
    .filter(([name]) => name !== brand.packageName)
    .map(([name, version]) => `${name} ${version}`),
);

/** Native code for iOS is in every package that has any. */
function isNative(dependency: string): boolean {
  const folder = path.join('node_modules', dependency.split(' ')[0] ?? '');
  return readdirSync(folder).includes('ios');
}

it('lists every native library that the tutorials use, in their version', () => {
  const native = [...dependencies].filter(isNative);
  expect(native.length).toBeGreaterThan(0);
  const listed = [...sharedLibraries, ...extraLibraries].map(
    ({packageName, version}) => `${packageName} ${version}`,
  );
  expect(listed).toEqual(expect.arrayContaining(native));
});
