import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {docsFolder, docsVersions} from '../../config/versions';

/** Folders whose code decides how modules are found and compiled. */
const folders = ['config', 'engine', 'plugins'];

/**
 * Sources that invalidate the bundler's persistent cache when they change. Docusaurus
 * watches none of them: after an edit of a remark plugin, the cache would return old pages.
 */
export function buildDependencies(root: string): string[] {
  const sources = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      // Browser code is part of the bundle anyway.
      .filter(
        (file) => !/\.(?:test|spec)\.|[\\/](?:client|theme)[\\/]/.test(file),
      )
      .filter((file) => /\.(?:ts|mjs)$/.test(file)),
  );
  // Where tutorials link to the reference.
  const symbols = docsVersions.map(({name}) =>
    path.join(root, docsFolder(name), 'api/symbols.json'),
  );
  return [...sources, ...symbols.filter((file) => existsSync(file))];
}
