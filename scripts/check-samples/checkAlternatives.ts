import path from 'node:path';
import ts from 'typescript';
import {readSample, samplesFolder} from '../../content/readers/readSample';
import {docsVersionOf, latestVersion} from '../../content/site/versions';
import {alternatives} from './collect';
import {compileWith, type Problem} from './compile';

const options: ts.CompilerOptions = {
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['react-native'],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
};

/** Compiles the code for the libraries that readers may move to. */
export function checkAlternatives(
  siteDir: string,
  sample: ReadonlyMap<string, {path: string; text: string}> = readSample(
    siteDir,
    alternatives,
    docsVersionOf(latestVersion),
  ),
): {files: number; problems: Problem[]} {
  const folder = path.join(siteDir, alternatives);
  const sources = [...sample]
    .filter(([inside]) => /\.tsx?$/.test(inside))
    .map(([inside, {path: page, text}]) => ({
      // Where the compiler finds the packages.
      file: path.join(folder, inside),
      code: text,
      page,
      offset: 0,
    }));
  const problems = compileWith(
    sources,
    options,
    path.join(folder, 'node_modules'),
  ).flat();
  return {
    files: sources.length,
    problems:
      sources.length > 0
        ? problems
        : [
            {
              page: path.join(siteDir, samplesFolder, alternatives),
              line: 0,
              message: 'no file was read. Look at checkAlternatives.ts.',
            },
          ],
  };
}
