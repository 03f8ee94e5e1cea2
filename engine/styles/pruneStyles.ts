import type {Compilation, Compiler} from '@rspack/core';
import {parse} from 'postcss';
import {dropUnnamed, readNames} from './dropUnnamed';
import {foldVariables} from './foldVariables';
import {dropEmpty} from './dropEmpty';

/** The text of the files of a build whose name ends so, by name. */
function filesOf(
  compilation: Compilation,
  ending: string,
): Map<string, string> {
  return new Map(
    compilation
      .getAssets()
      .filter(({name}) => name.startsWith('assets/') && name.endsWith(ending))
      .map(({name, source}) => [name, source.source().toString()]),
  );
}

/** Prunes the sheets of a build by the scripts of the same build. */
export const pruneStyles = {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('lean-styles', (compilation) => {
      compilation.hooks.processAssets.tap(
        {
          name: 'lean-styles',
          // Files are minified by then, and get the hash of their content later.
          stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        },
        () => {
          const isNamed = readNames(filesOf(compilation, '.js').values());
          const sheets = [...filesOf(compilation, '.css')].map(
            ([name, text]) => ({name, root: parse(text)}),
          );
          const roots = sheets.map(({root}) => root);
          roots.forEach((root) => dropUnnamed(root, isNamed));
          foldVariables(roots, isNamed);
          for (const {name, root} of sheets) {
            dropEmpty(root);
            compilation.updateAsset(
              name,
              new sources.RawSource(root.toString()),
            );
          }
        },
      );
    });
  },
};
