import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Fact} from './facts';

/** Absolute path of a file of an installed package, whether the package exports it or not. */
export function packageFile(file: string): string {
  const folders = require.resolve.paths(file) ?? [];
  const found = folders
    .map((folder) => path.join(folder, file))
    .find((candidate) => existsSync(candidate));
  if (found === undefined) {
    throw new Error(`There is no file ${file} in the installed packages.`);
  }
  return found;
}

/** Absolute path of the file that shows a fact. */
export function resolveFact({file, part, use}: Fact): string {
  try {
    return packageFile(file);
  } catch (cause) {
    throw new Error(
      `engine/facts.ts: ${file} is gone. The part "${part}" relies on it: ${use}.`,
      {cause},
    );
  }
}
