import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readSnackFolder} from '../../plugins/remark-code-sample/snackFolder';
import type {Problem} from './compile';

/** Packages that every Snack has without asking. */
const given = new Set(['react', 'react-native']);

/** Folders below a folder of docs that are whole Snacks. */
export function snackFolders(docsDir: string): string[] {
  return readdirSync(docsDir, {recursive: true, withFileTypes: true})
    .filter(
      (entry) =>
        entry.name === 'package.json' && entry.parentPath.includes('_samples'),
    )
    .map((entry) => entry.parentPath)
    .sort();
}

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
  folder: string,
  toolkit: {name: string; version: string},
  modules: string,
): Problem[] {
  const {dependencies, files} = readSnackFolder(folder);
  const imported = new Set(
    Object.entries(files)
      .filter(([name]) => /\.[jt]sx?$/.test(name))
      .flatMap(([, code]) => packagesOf(code)),
  );
  const messages = [
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
  const page = path.join(folder, 'package.json');
  return messages.map((message) => ({page, line: 1, message}));
}
