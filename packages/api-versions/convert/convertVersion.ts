import path from 'node:path';
import {Application, type ProjectReflection} from 'typedoc';
import type ts from 'typescript';
import type {ApiPackage} from '../../../config/apiPackages';
import {moduleName} from '../model/paths';
import {createProgram} from './createProgram';
import type {Sources} from './readSources';
import {typedocOptions} from './typedocOptions';
import {WarningCollector} from './WarningCollector';

/** Versions where `install-jsi` has a page; in the others it is internal. */
const documentsInstaller = new Set(['0.2.2']);

function isEntryPoint(file: string, version: string): boolean {
  return file === 'install-jsi.ts'
    ? documentsInstaller.has(version)
    : file !== 'index.tsx';
}

/** TypeDoc's model of one version, and its source files by path below `src/`. */
type Converted = {
  project: ProjectReflection;
  sourceFiles: ReadonlyMap<string, ts.SourceFile>;
};

/** Converts one version with TypeDoc; throws on any warning. */
export async function convertVersion(
  {name, version}: ApiPackage,
  sources: Sources,
): Promise<Converted> {
  // Without option readers, TypeDoc ignores the site's own tsconfig.json.
  const app = await Application.bootstrap(typedocOptions(sources.folder), []);
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
      .filter(([file]) => isEntryPoint(file, version))
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
