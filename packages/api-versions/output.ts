import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** The files that the last run wrote, and a digest of its inputs. */
const stampSchema = z.object({
  inputs: z.string(),
  files: z.record(z.string(), z.string()),
});

type Stamp = z.infer<typeof stampSchema>;

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function readStamp(stampFile: string): Stamp | undefined {
  if (!existsSync(stampFile)) {
    return undefined;
  }
  const content: unknown = JSON.parse(readFileSync(stampFile, 'utf8'));
  // A stamp in another format counts as none.
  return stampSchema.safeParse(content).data;
}

/** Whether the pages on disk were generated from these inputs. */
export function isUpToDate(
  root: string,
  inputs: string,
  stampFile: string,
): boolean {
  const stamp = readStamp(stampFile);
  return (
    stamp?.inputs === inputs &&
    Object.entries(stamp.files).every(([file, hash]) => {
      const target = path.join(root, file);
      return existsSync(target) && digest(readFileSync(target)) === hash;
    })
  );
}

/** Writes pages that changed, removes old ones and updates the stamp. */
export async function writePages(
  root: string,
  inputs: string,
  pages: ReadonlyMap<string, string>,
  stampFile: string,
): Promise<{written: number; removed: number}> {
  const gone = Object.keys(readStamp(stampFile)?.files ?? {}).filter(
    (file) => !pages.has(file),
  );
  for (const file of gone) {
    await rm(path.join(root, file), {force: true});
  }
  const changed = [...pages].filter(([file, content]) => {
    const target = path.join(root, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== content;
  });
  for (const [file, content] of changed) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
  const files = Object.fromEntries(
    [...pages].map(([file, content]) => [file, digest(content)]),
  );
  await mkdir(path.dirname(stampFile), {recursive: true});
  await writeFile(stampFile, JSON.stringify({inputs, files}));
  return {written: changed.length, removed: gone.length};
}
