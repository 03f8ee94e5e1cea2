import path from 'node:path';
import {Application, OptionDefaults, type ProjectReflection} from 'typedoc';
import type ts from 'typescript';
import {moduleName} from '../model/paths';
import type {ApiVersion, SourceOptions} from '../options';
import {createProgram} from './createProgram';
import {isEntryFile, type Sources} from './readSources';
import {typedocOptions} from './typedocOptions';
import {WarningCollector} from './WarningCollector';

/** TypeDoc's model of one version, and its source files by path below `src/`. */
type Converted = {
  project: ProjectReflection;
  sourceFiles: ReadonlyMap<string, ts.SourceFile>;
};

/** Converts one version with TypeDoc; throws on any warning. */
export async function convertVersion(
  {name, version}: ApiVersion,
  sources: Sources,
  {typedoc, isInternal}: SourceOptions,
): Promise<Converted> {
  // Without option readers, TypeDoc ignores the site's own tsconfig.json.
  const app = await Application.bootstrap(
    typedocOptions(sources.folder, typedoc?.(sources.folder, OptionDefaults)),
    [],
  );
  const logger = new WarningCollector();
  app.logger = logger;
  const program = createProgram(
    sources,
    app.options.getCompilerOptions(logger),
  );
  const sourceFiles = new Map(
    sources.files.map(({file}) => {
      const source = program.getSourceFile(path.join(sources.folder, file));
      if (source === undefined) {
        throw new Error(
          `${name} ${version}: the compiler skips ${file}. Look at createProgram.`,
        );
      }
      return [file, source];
    }),
  );
  const project = app.converter.convert(
    [...sourceFiles]
      .filter(([file]) => !isEntryFile(file) && !isInternal?.(file, version))
      .map(([file, sourceFile]) => ({
        displayName: moduleName(file),
        program,
        sourceFile,
      })),
  );
  app.validate(project);
  logger.throwOnWarnings(`${name} ${version}`);
  return {project, sourceFiles};
}
