import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of the installed packages. */
export const modulesFolder = path.resolve(__dirname, '../../../node_modules');

/** Folder of everything that the generator can make again. */
export const cacheFolder = path.join(modulesFolder, '.cache', 'api-reference');

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

/** A short digest of the names and contents of files. */
export function digestFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(path.basename(file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
