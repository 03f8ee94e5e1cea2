import {existsSync} from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type {ApiPackage} from '../../../config/apiPackages';
import {materialise} from '../../api-sources/materialise';
import {cacheFolder, digestFiles, listFiles, modulesFolder} from './cache';
import {correct} from './correct';
import {exposeLocals} from './exposeLocals';

/** The sources of one version, ready for TypeDoc. */
export type PreparedSources = {
  /** Folder of this state of the sources, in the cache. */
  folder: string;
  sources: string;
  license: string;
};

/** File beside the sources that lists each module's local types. */
export const localsFile = 'locals.json';

/** What the result of a conversion depends on, besides the sources. */
function toolFiles(): string[] {
  return [
    ...listFiles(__dirname)
      .filter((file) => !file.includes('.test.'))
      .map((file) => path.join(__dirname, file)),
    ...['typedoc', 'typescript', 'react-native', 'types-react-17'].map((name) =>
      path.join(modulesFolder, name, 'package.json'),
    ),
    path.join(modulesFolder, '@expo/config-plugins/package.json'),
  ];
}

async function write(sources: string, target: string): Promise<void> {
  const locals: Record<string, readonly string[]> = {};
  for (const file of listFiles(sources)) {
    const text = await readFile(path.join(sources, file), 'utf8');
    const exposed = exposeLocals(file, correct(file, text));
    locals[file] = exposed.locals;
    const copy = path.join(target, 'src', file);
    await mkdir(path.dirname(copy), {recursive: true});
    await writeFile(copy, exposed.text);
  }
  await writeFile(path.join(target, localsFile), JSON.stringify(locals));
}

/** Copies the sources of a version into the cache, its local types exported. */
export async function prepareSources(
  apiPackage: ApiPackage,
): Promise<PreparedSources> {
  const {sources, license} = await materialise(apiPackage);
  const files = listFiles(sources).map((file) => path.join(sources, file));
  const digest = digestFiles([...toolFiles(), ...files]);
  // Versions with the same sources share one folder, and one conversion.
  const folder = path.join(cacheFolder, digest);
  if (!existsSync(folder)) {
    await mkdir(cacheFolder, {recursive: true});
    const draft = await mkdtemp(path.join(cacheFolder, 'draft-'));
    await write(sources, draft);
    await rename(draft, folder).catch(async (error: unknown) => {
      await rm(draft, {recursive: true});
      if (!existsSync(folder)) {
        throw error;
      }
    });
  }
  return {folder, sources: path.join(folder, 'src'), license};
}
