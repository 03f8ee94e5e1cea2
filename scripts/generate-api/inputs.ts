import path from 'node:path';
import {apiPackages} from '../../config/apiPackages';
import {digestFiles, listFiles, modulesFolder} from './convert/cache';

/** Code that decides what the pages say. */
const codeFolders = [
  'scripts/generate-api',
  'scripts/api-sources',
  'config',
  'plugins/rehype-code-listing',
];

function inFolder(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.join(folder, file));
}

/** A digest of everything that the generated pages depend on. */
export function digestInputs(root: string): string {
  const tools = ['typedoc', 'typedoc-plugin-markdown', 'typescript', 'shiki'];
  const dependencies = new Set(apiPackages.map(({dependency}) => dependency));
  return digestFiles([
    ...codeFolders.flatMap((folder) => inFolder(path.join(root, folder))),
    ...[...tools, ...dependencies].map((name) =>
      path.join(modulesFolder, name, 'package.json'),
    ),
    ...[...dependencies].flatMap((name) =>
      inFolder(path.join(modulesFolder, name, 'src')),
    ),
  ]);
}
