import path from 'node:path';
import ts from 'typescript';
import {accidentalAny} from './accidentalAny';
import type {Source} from './collect';
import {deprecatedUses} from './deprecatedUses';

/** Where the types come from that samples are checked against, the toolkit's apart. */
export type TypeSources = {
  /** Folder of the React types that the toolkit was written with. */
  react: string;
  /** Folder that holds every other package. */
  modules: string;
};

/** Code, and the declarations of the toolkit's entry point that it is written for. */
type VersionedSource = {source: Source; toolkit: string};

/** Something wrong in a sample, with the place where a person finds it. */
export type Problem = {page: string; line: number; message: string};

function compilerOptions(react: string): ts.CompilerOptions {
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
    moduleDetection: ts.ModuleDetectionKind.Force,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2019,
    // What the JavaScript engines of 2022's React Native offer; its types add the rest.
    lib: ['lib.es2019.d.ts'],
    types: [],
    // The classic form: Snack compiled JSX to React.createElement.
    jsx: ts.JsxEmit.React,
    paths: {react: [react]},
  };
}

/** The options that make imports find one version of the toolkit. */
function withToolkit(
  options: ts.CompilerOptions,
  toolkit: string,
): ts.CompilerOptions {
  return {
    ...options,
    paths: {
      ...options.paths,
      'react-native-pytorch-core': [toolkit],
      // Files that the entry point leaves out, under the names of their sources.
      'react-native-pytorch-core/src/*': [
        path.join(path.dirname(toolkit), '*'),
      ],
    },
  };
}

const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** Reads sources from memory and libraries from disk, each library file once for all programs. */
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
    // Some of the sources' folders exist in memory alone.
    directoryExists: undefined,
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

function problemsIn(
  {file: name, page, offset}: Source,
  program: ts.Program,
): Problem[] {
  const file = program.getSourceFile(name);
  if (file === undefined) {
    throw new Error(`${page}: the compiler did not read it.`);
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
  return findings.map(({start, message}) => ({
    page,
    line: file.getLineAndCharacterOfPosition(start).line + 1 + offset,
    message,
  }));
}

/** Finds what a file imports. */
type Resolve = (
  name: string,
  file: string,
  host: ts.CompilerHost,
) => ts.ResolvedModuleWithFailedLookupLocations;

function createResolve(options: ts.CompilerOptions, modules: string): Resolve {
  const cache = ts.createModuleResolutionCache(
    path.dirname(modules),
    (file) => file,
    options,
  );
  return (name, file, host) =>
    ts.resolveModuleName(name, file, options, host, cache);
}

/** Compiles sources against the packages in a folder and lists what is wrong in each. */
export function compileWith(
  sources: readonly Source[],
  options: ts.CompilerOptions,
  modules: string,
  resolve = createResolve(options, modules),
): Problem[][] {
  const texts = new Map(sources.map(({file, code}) => [file, code]));
  const host = createHost(texts, options, modules);
  const program = ts.createProgram([...texts.keys()], options, {
    ...host,
    resolveModuleNameLiterals: (names, file) =>
      names.map(({text}) => resolve(text, file, host)),
  });
  return sources.map((source) => problemsIn(source, program));
}

/**
 * Compiles every source against its version of the toolkit and lists what is wrong
 * in each. One program holds all versions: to work out the types of React Native
 * takes longer than to check the samples. Each version has a folder in memory,
 * because a file has another text there.
 */
export function compile(
  sources: readonly VersionedSource[],
  {react, modules}: TypeSources,
): Problem[][] {
  const options = compilerOptions(react);
  const toolkits = [...new Set(sources.map(({toolkit}) => toolkit))];
  const folderOf = (toolkit: string) =>
    path.join(path.dirname(modules), `.version-${toolkits.indexOf(toolkit)}`);
  const versions = toolkits.map((toolkit) => ({
    folders: [folderOf(toolkit), path.dirname(toolkit)],
    resolve: createResolve(withToolkit(options, toolkit), modules),
  }));
  const resolveOther = createResolve(options, modules);
  return compileWith(
    sources.map(({source, toolkit}) => ({
      ...source,
      file: path.join(folderOf(toolkit), source.file),
    })),
    options,
    modules,
    (name, file, host) => {
      const version = versions.find(({folders}) =>
        folders.some((folder) => file.startsWith(folder + path.sep)),
      );
      return (version?.resolve ?? resolveOther)(name, file, host);
    },
  );
}
