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
import {applyEdits, type FileEdits} from './applyEdits';
import {readManifest} from './manifest';

/** The source of a module and its declarations. */
function filesOf(module: string): string[] {
  return [`src/${module}.ts`, `lib/typescript/${module}.d.ts`];
}

async function write(
  base: string,
  version: string,
  list: readonly FileEdits[],
  target: string,
): Promise<void> {
  for (const part of ['src', 'lib/typescript', 'LICENSE']) {
    await cp(path.join(base, part), path.join(target, part), {recursive: true});
  }
  const manifest = {...(await readManifest(base)), version};
  await writeFile(path.join(target, 'package.json'), JSON.stringify(manifest));
  for (const {module, edits} of list) {
    for (const file of filesOf(module)) {
      const source = path.join(base, file);
      const text = await readFile(source, 'utf8');
      await writeFile(path.join(target, file), applyEdits(source, text, edits));
    }
  }
}

/** Derives a version from the package in `base`, unless the cache has it. */
export async function derive(
  base: string,
  version: string,
  list: readonly FileEdits[],
  cache: string,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(list));
  for (const file of list.flatMap(({module}) => filesOf(module))) {
    hash.update(await readFile(path.join(base, file)));
  }
  const name = `${version}-${hash.digest('hex').slice(0, 12)}`;
  const folder = path.join(cache, name);
  if (existsSync(folder)) {
    return folder;
  }
  await mkdir(cache, {recursive: true});
  const draft = await mkdtemp(path.join(cache, 'draft-'));
  try {
    await write(base, version, list, draft);
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
