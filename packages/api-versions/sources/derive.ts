import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {applyPatch, parsePatch} from 'diff';
import {readManifest} from './manifest';

async function write(
  base: string,
  version: string,
  patch: string,
  target: string,
): Promise<void> {
  for (const part of ['src', 'lib/typescript', 'LICENSE']) {
    await cp(path.join(base, part), path.join(target, part), {recursive: true});
  }
  const manifest = {...(await readManifest(base)), version};
  await writeFile(path.join(target, 'package.json'), JSON.stringify(manifest));
  // An empty diff is parsed as one of a file without a name.
  for (const changes of patch === '' ? [] : parsePatch(patch)) {
    const name = changes.newFileName?.replace(/^b\//, '') ?? '';
    const file = path.join(target, name);
    const text = existsSync(file) && (await readFile(file, 'utf8'));
    const patched = text && applyPatch(text, changes);
    if (!patched) {
      throw new Error(
        `The patch of ${version} does not apply to ${name} of ${base}. Make it again with "diff -ru1".`,
      );
    }
    await writeFile(file, patched);
  }
}

/** Derives a version from the package in `base` with a unified diff, unless the cache has it. */
export async function derive(
  base: string,
  version: string,
  patch: string,
  cache: string,
): Promise<string> {
  const manifest = await readManifest(base);
  const hash = createHash('sha256').update(manifest.version).update(patch);
  const name = `${version}-${hash.digest('hex').slice(0, 12)}`;
  const folder = path.join(cache, name);
  if (existsSync(folder)) {
    return folder;
  }
  await mkdir(cache, {recursive: true});
  const draft = await mkdtemp(path.join(cache, 'draft-'));
  try {
    await write(base, version, patch, draft);
    // Atomic, because another program may derive the same version right now.
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, {recursive: true});
    if (!existsSync(folder)) {
      throw error;
    }
  }
  return folder;
}
