import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiPackage} from '../../../config/apiPackages';
import {materialise} from '../../api-sources/materialise';
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

/** Reads the sources of a version and gets them ready for TypeDoc. */
export async function readSources(apiPackage: ApiPackage): Promise<Sources> {
  const {sources: folder} = await materialise(apiPackage);
  const files = listFiles(folder).map(async (file): Promise<SourceText> => {
    const text = await readFile(path.join(folder, file), 'utf8');
    return {file, ...exposeLocals(file, correct(file, text))};
  });
  return {folder, files: await Promise.all(files)};
}
