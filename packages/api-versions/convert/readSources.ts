import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiVersion, ModelOptions} from '../options';
import {materialise} from '../sources/materialise';
import {correct} from './correct';
import {exposeLocals} from './exposeLocals';
import {listFiles} from './files';

/** A source file as TypeDoc reads it. */
type SourceText = {
  /** Path below `src/`. */
  file: string;
  /** Corrected, with its local types exported. */
  text: string;
  /** Names of those types. */
  locals: readonly string[];
};

/** The sources of one version of the package. */
export type Sources = {folder: string; files: readonly SourceText[]};

/** Whether a file below `src/` is the entry point, which re-exports what the other files declare. */
export function isEntryFile(file: string): boolean {
  return /^index\.tsx?$/.test(file);
}

/** Reads the sources of a version and gets them ready for TypeDoc. */
export async function readSources(
  version: ApiVersion,
  options: ModelOptions,
): Promise<Sources> {
  const {corrections = []} = options.sources;
  const {sources: folder} = await materialise(version, options);
  const files = listFiles(folder).map(async (file): Promise<SourceText> => {
    const text = await readFile(path.join(folder, file), 'utf8');
    return {file, ...exposeLocals(file, correct(file, text, corrections))};
  });
  return {folder, files: await Promise.all(files)};
}
