import path from 'node:path';
import ts from 'typescript';
import type {Sources} from './readSources';

/** Parsed files of other packages: all versions of the toolkit import the same ones. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles the sources of one version from memory, everything else from disk. */
export function createProgram(
  {folder, files}: Sources,
  options: ts.CompilerOptions,
): ts.Program {
  const texts = new Map(
    files.map(({file, text}) => [path.join(folder, file), text]),
  );
  const host = ts.createCompilerHost(options);
  const readFromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    const text = texts.get(path.normalize(name));
    if (text !== undefined) {
      return ts.createSourceFile(name, text, version, true);
    }
    if (!parsed.has(name)) {
      parsed.set(name, readFromDisk(name, version));
    }
    return parsed.get(name);
  };
  return ts.createProgram([...texts.keys()], options, host);
}
