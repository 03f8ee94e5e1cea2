import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Snack} from '../../plugins/remark-code-sample/readSnack';

/** Packages that every Snack has without asking. */
const given = new Set(['react', 'react-native']);

function packagesOf(code: string): string[] {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function installedVersion(modules: string, name: string): string {
  const manifest = readFileSync(
    path.join(modules, name, 'package.json'),
    'utf8',
  );
  return (JSON.parse(manifest) as {version: string}).version;
}

/**
 * Checks what a Snack says that it needs: the toolkit of its own docs version,
 * the very versions of other packages that its code was compiled against, and
 * exactly the packages that it imports.
 */
export function checkSnack(
  {dependencies, files}: Snack,
  toolkit: {name: string; version: string},
  modules: string,
): string[] {
  const imported = new Set(
    Object.entries(files)
      .filter(([name]) => /\.[jt]sx?$/.test(name))
      .flatMap(([, code]) => packagesOf(code)),
  );
  return [
    ...[...imported]
      .filter((name) => !given.has(name) && !Object.hasOwn(dependencies, name))
      .map((name) => `"${name}" is imported. Add it to the dependencies.`),
    ...Object.entries(dependencies).flatMap(([name, version]) => {
      const expected =
        name === toolkit.name
          ? toolkit.version
          : installedVersion(modules, name);
      return [
        ...(imported.has(name)
          ? []
          : [`"${name}" is never imported. Drop it from the dependencies.`]),
        ...(version === expected
          ? []
          : [`"${name}" must be ${expected}, not ${version}.`]),
      ];
    }),
  ];
}
