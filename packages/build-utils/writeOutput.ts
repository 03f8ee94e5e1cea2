import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file of the site, by its address. */
export async function writeOutput(
  outDir: string,
  address: string,
  content: string | Buffer,
): Promise<void> {
  const file = path.join(outDir, address);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
