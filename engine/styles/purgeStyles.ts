import type {Compilation, Compiler} from '@rspack/core';
import {PurgeCSS} from 'purgecss';

/** A word of code that is the start of a class: the rest is added at run time, as in `alert--${type}`. */
const openEnded = /[a-z]{3}.*--(?:[\w-]+-)?$/i;

function wordsOf(code: string): string[] {
  return code.match(/[\w-]+/g) ?? [];
}

/** Removes rules, keyframes and variables that no code can refer to. */
export async function purge(
  sheets: ReadonlyMap<string, string>,
  scripts: readonly string[],
): Promise<Map<string, string>> {
  const words = new Set(scripts.flatMap(wordsOf));
  const purged = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    css: [...sheets].map(([name, raw]) => ({name, raw})),
    defaultExtractor: wordsOf,
    // Infima's components that no page has, although their names occur in code.
    blocklist: [
      /^(?:card|hero|pagination)(?:__|--|$)/,
      /^footer__(?:link-separator|logo)/,
      'button--outline',
      'tabs--block',
    ],
    keyframes: true,
    variables: true,
    safelist: {
      standard: [
        // Rules such as `:focus-visible`, which PurgeCSS would remove.
        /^:/,
        ...[...words]
          .filter((word) => openEnded.test(word))
          .map((word) => new RegExp(`^${word}`)),
      ],
      variables: [...words].filter((word) => word.startsWith('--')),
    },
  });
  return new Map(
    [...sheets.keys()].map((name, index) => [name, purged[index]?.css ?? '']),
  );
}

function assetsOf(
  compilation: Compilation,
  extension: string,
): Map<string, string> {
  return new Map(
    compilation
      .getAssets()
      .filter(
        ({name}) => name.startsWith('assets/') && name.endsWith(extension),
      )
      .map(({name, source}) => [name, source.source().toString()]),
  );
}

/** Purges the style sheets of a build by its scripts. */
export const purgeStyles = {
  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('purgeStyles', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {
          name: 'purgeStyles',
          // After the minifiers, before content hashes are computed.
          stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        },
        async () => {
          const scripts = [...assetsOf(compilation, '.js').values()];
          const purged = await purge(assetsOf(compilation, '.css'), scripts);
          for (const [name, css] of purged) {
            compilation.updateAsset(name, new sources.RawSource(css));
          }
        },
      );
    });
  },
};
