import type {ProjectReflection} from 'typedoc';
import type {ApiPackage} from '../../../config/apiPackages';
import {convertVersion} from '../convert/convertVersion';
import {readEntry, type EntryExports} from '../convert/readEntry';
import {readSources} from '../convert/readSources';
import {moduleName} from './paths';
import {readModule, type SourceModule} from './SourceReader';

/** One version as the generator works with it: TypeDoc's model and the sources. */
export type LoadedVersion = {
  apiPackage: ApiPackage;
  project: ProjectReflection;
  modules: ReadonlyMap<string, SourceModule>;
  /** Local types by module. */
  locals: ReadonlyMap<string, readonly string[]>;
  entry: EntryExports;
};

/** Loads one version: reads its sources and converts them with TypeDoc. */
export async function loadVersion(
  apiPackage: ApiPackage,
): Promise<LoadedVersion> {
  const sources = await readSources(apiPackage);
  const {project, sourceFiles} = await convertVersion(apiPackage, sources);
  const modules = new Map(
    [...sourceFiles].map(([file, source]) => [
      moduleName(file),
      readModule(file, source),
    ]),
  );
  return {
    apiPackage,
    project,
    modules,
    locals: new Map(
      sources.files.map(({file, locals}) => [moduleName(file), locals]),
    ),
    entry: readEntry('index.tsx', modules.get('index')?.source.text ?? '', [
      ...modules.keys(),
    ]),
  };
}
