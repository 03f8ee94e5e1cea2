import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {apiPackages} from '../../content/site/apiPackages';

/** Where the code that builds and serves the site is. */
const folders = [
  'config',
  'content',
  'packages',
  'plugins',
  'src',
  'scripts/build',
  'scripts/lib',
  'scripts/mcp',
];

/** Dependencies that the build asks for without an import: by a script, an option or a list. */
const notImported = new Set([
  '@docusaurus/faster',
  '@docusaurus/preset-classic',
  '@expo/config-plugins',
  'react-native-template-pytorch-live',
  'react-refresh',
  'types-react-17',
  ...apiPackages.map(({dependency}) => dependency),
]);

const isForTests =
  /\.(?:test|spec)\.|\/(?:test-utils|testing|__fixtures__|conformance)\/|content\/(?:samples|examples)\/|\/(?:ensureTestTools|withBuiltSite)\./;

const files = folders
  .flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !isForTests.test(file));

/** Modules that a file loads; an `import type` loads none. */
function modulesOf(file: string): string[] {
  const loads =
    /^(?:im|ex)port (?!type\b)(?:[^;'"]*? from )?'(?<name>[^']+)'|(?:import|require|resolve)\(\s*['`](?<argument>[^'`]+)/gm;
  return [...readFileSync(file, 'utf8').matchAll(loads)].map(
    ({groups}) => groups?.name ?? groups?.argument ?? '',
  );
}

it('builds and serves the site without any dev dependency', () => {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, Record<string, string>>;
  const loaded = files.flatMap((file) =>
    modulesOf(file).map((module) => ({
      file,
      name: module.split('/', module.startsWith('@') ? 2 : 1).join('/'),
    })),
  );
  const names = new Set(loaded.map(({name}) => name));
  // Found however a file loads it: by import, by import() or by require.resolve().
  expect(names).toContain('typedoc');
  expect(names).toContain('@resvg/resvg-js');
  expect(
    loaded.filter(
      ({file, name}) =>
        // A package lists its own, which `npm run check:imports` checks.
        !file.startsWith('packages/') &&
        Object.hasOwn(devDependencies ?? {}, name),
    ),
  ).toEqual([]);
  expect(
    new Set(Object.keys(dependencies ?? {}).filter((name) => !names.has(name))),
  ).toEqual(notImported);
});
