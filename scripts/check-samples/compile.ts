import path from 'node:path';
import ts from 'typescript';
import {accidentalAny} from './accidentalAny';
import type {Source} from './collect';
import {deprecatedUses} from './deprecatedUses';

/** Where the types come from that a version's samples are checked against. */
export type TypeSources = {
  /** Declarations of the toolkit's entry point. */
  toolkit: string;
  /** Folder of the React types that the toolkit was written with. */
  react: string;
  /** Folder that holds every other package. */
  modules: string;
};

/** Something wrong in a sample, with the place where a person finds it. */
export type Problem = {page: string; line: number; message: string};

function compilerOptions({toolkit, react}: TypeSources): ts.CompilerOptions {
  return {
    strict: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2019,
    // What the JavaScript engines of 2022's React Native offer; its types add the rest.
    lib: ['lib.es2019.d.ts'],
    types: [],
    // The classic form: Snack compiled JSX to React.createElement.
    jsx: ts.JsxEmit.React,
    paths: {
      react: [react],
      'react-native-pytorch-core': [toolkit],
      // Files that the entry point leaves out, under the names of their sources.
      'react-native-pytorch-core/src/*': [
        path.join(path.dirname(toolkit), '*'),
      ],
    },
  };
}

const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** Reads sources from memory and libraries from disk, each library file once for all versions. */
function createHost(
  sources: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  modules: string,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    // Fixtures and derived packages lie elsewhere and see the same packages.
    getCurrentDirectory: () => path.dirname(modules),
    fileExists: (file) => sources.has(file) || host.fileExists(file),
    readFile: (file) => sources.get(file) ?? host.readFile(file),
    getSourceFile(file, language) {
      const code = sources.get(file);
      if (code !== undefined) {
        return ts.createSourceFile(file, code, language, true);
      }
      if (!libraryFiles.has(file)) {
        libraryFiles.set(file, host.getSourceFile(file, language));
      }
      return libraryFiles.get(file);
    },
  };
}

/** Compiles every source against one version of the toolkit and lists what is wrong in each. */
export function compile(
  sources: readonly Source[],
  types: TypeSources,
): Map<Source, Problem[]> {
  return compileWith(sources, compilerOptions(types), types.modules);
}

/** Compiles every source against the packages in a folder. */
export function compileWith(
  sources: readonly Source[],
  options: ts.CompilerOptions,
  modules: string,
): Map<Source, Problem[]> {
  const texts = new Map(sources.map(({file, code}) => [file, code]));
  const program = ts.createProgram(
    [...texts.keys()],
    options,
    createHost(texts, options, modules),
  );
  return new Map(
    sources.map((source) => {
      const file = program.getSourceFile(source.file);
      if (file === undefined) {
        throw new Error(`${source.page}: the compiler did not read it.`);
      }
      const found = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(({start, messageText, code}) => ({
        start: start ?? 0,
        message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      }));
      const checker = program.getTypeChecker();
      // After an error, names turn into any as a consequence.
      const findings =
        found.length > 0
          ? found
          : [...accidentalAny(file, checker), ...deprecatedUses(file, checker)];
      const problems = findings.map(({start, message}) => ({
        page: source.page,
        line:
          file.getLineAndCharacterOfPosition(start).line + 1 + source.offset,
        message,
      }));
      return [source, problems];
    }),
  );
}
