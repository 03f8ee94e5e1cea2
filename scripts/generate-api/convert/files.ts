import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of the project. */
export const root = path.resolve(__dirname, '../../..');

/** Folder of the installed packages. */
export const modulesFolder = path.join(root, 'node_modules');

/** Folder of everything that the generator can make again. */
export const cacheFolder = path.join(modulesFolder, '.cache', 'api-reference');

/** Packages that decide what TypeDoc makes of the sources: itself, the compiler, types. */
export const typedocPackages = [
  'typedoc',
  'typescript',
  'react-native',
  'types-react-17',
  '@expo/config-plugins',
];

/** Files below a folder, sorted, with `/` between folders. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, '/'),
    )
    .sort();
}

type Lockfile = {packages: Record<string, {integrity?: string}>};

/**
 * A short digest of code in folders of the project, of the contents of packages
 * (by their integrity in the lockfile), and of anything else as text.
 */
export function digest(
  project: string,
  folders: readonly string[],
  packages: readonly string[],
  ...others: readonly string[]
): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of listFiles(path.join(project, folder))) {
      if (!file.includes('.test.')) {
        hash.update(`${folder}/${file}\0`);
        hash.update(readFileSync(path.join(project, folder, file)));
      }
    }
  }
  const lockfile = path.join(project, 'package-lock.json');
  const locked = (JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile)
    .packages;
  for (const name of packages) {
    const integrity = locked[`node_modules/${name}`]?.integrity;
    if (integrity === undefined) {
      throw new Error(
        `package-lock.json: no integrity for "${name}". Install the package: npm install -E --ignore-scripts ${name}.`,
      );
    }
    hash.update(`${name}\0${integrity}\0`);
  }
  return hash.update(others.join('\0')).digest('hex').slice(0, 16);
}
