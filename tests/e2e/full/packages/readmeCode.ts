import {readFileSync} from 'node:fs';

/** The block of code that a package's README titles with the path of a file. */
export function titledCode(name: string, file: string): string {
  const readme = `packages/${name}/README.md`;
  const [, after] = readFileSync(readme, 'utf8').split(` title="${file}"\n`);
  const [code] = (after ?? '').split(/^```$/m, 1);
  if (code === undefined || code === '') {
    throw new Error(
      `${readme}: no code with the title "${file}". Put it there.`,
    );
  }
  return code;
}
