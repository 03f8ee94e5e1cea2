import {existsSync} from 'node:fs';

/** A module of this package with its file extension: `.ts` or `.tsx` here, `.js` where the package is installed. */
export function ownFile(module: string): string {
  const found = ['.ts', '.tsx', '.js']
    .map((extension) => module + extension)
    .find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error(
      `There is no module ${module} in docusaurus-fast. Install the package again.`,
    );
  }
  return found;
}
