import type {ProjectReflection} from 'typedoc';
import {convertVersion} from '../convert/convertVersion';
import {readEntry, type EntryExports} from '../convert/readEntry';
import {readSources} from '../convert/readSources';
import type {ApiVersion, ModelOptions, SourceOptions} from '../options';
import {moduleName} from './paths';
import {readModule, type SourceModule} from './SourceReader';

/** One version as the generator works with it: TypeDoc's model and the sources. */
export type LoadedVersion = {
  apiPackage: ApiVersion;
  options: SourceOptions;
  project: ProjectReflection;
  modules: ReadonlyMap<string, SourceModule>;
  /** Local types by module. */
  locals: ReadonlyMap<string, readonly string[]>;
  entry: EntryExports;
};

/** Loads one version: reads its sources and converts them with TypeDoc. */
export async function loadVersion(
  apiPackage: ApiVersion,
  options: ModelOptions,
): Promise<LoadedVersion> {
  const sources = await readSources(apiPackage, options);
  const {project, sourceFiles} = await convertVersion(
    apiPackage,
    sources,
    options.sources,
  );
  const modules = new Map(
    [...sourceFiles].map(([file, source]) => [
      moduleName(file),
      readModule(file, source),
    ]),
  );
  const entry = modules.get('index');
  if (entry === undefined) {
    throw new Error(
      `node_modules/${apiPackage.dependency}: there is no src/index.ts or src/index.tsx. Document a package that ships its sources.`,
    );
  }
  return {
    apiPackage,
    options: options.sources,
    project,
    modules,
    locals: new Map(
      sources.files.map(({file, locals}) => [moduleName(file), locals]),
    ),
    entry: readEntry(entry.file, entry.source.text, [...modules.keys()]),
  };
}
