import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folder of everything that the generator can make again. */
export function cacheFolder(project: string): string {
  return path.join(project, 'node_modules/.cache/api-versions');
}

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
