import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders whose code decides how modules are found and compiled. */
const folders = ['config', 'engine', 'plugins'];

/**
 * Sources that invalidate the bundler's persistent cache when they change. Docusaurus
 * counts on none of them: with an edited remark plugin, old pages would come back.
 */
export function buildDependencies(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      // Code of the browser is a module of the bundle itself.
      .filter(
        (file) => !/\.(?:test|spec)\.|[\\/](?:client|theme)[\\/]/.test(file),
      )
      .filter((file) => /\.(?:ts|mjs)$/.test(file)),
  );
}
