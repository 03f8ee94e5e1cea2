import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** The part of a package.json that the reference relies on. */
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
});

/** Reads and checks the package.json of a package on disk. */
export async function readManifest(
  folder: string,
): Promise<z.infer<typeof manifestSchema>> {
  const file = path.join(folder, 'package.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  const result = manifestSchema.safeParse(manifest);
  if (!result.success) {
    throw new Error(
      `${file}: ${z.prettifyError(result.error)}. Install the package again: npm install.`,
      {cause: result.error},
    );
  }
  return result.data;
}
