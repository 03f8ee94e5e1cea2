import {existsSync} from 'node:fs';
import path from 'node:path';

/** Absolute path of a file of an installed package, whether the package exports it or not. */
export function packageFile(file: string): string {
  const folders = require.resolve.paths(file) ?? [];
  const found = folders
    .map((folder) => path.join(folder, file))
    .find((candidate) => existsSync(candidate));
  if (found === undefined) {
    throw new Error(
      `There is no file ${file} in the installed packages. Each part's facts.ts in docusaurus-fast says what it needs, and for what.`,
    );
  }
  return found;
}
