import type {Compilation, Compiler} from '@rspack/core';
import {parse, type AtRule} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** A word of code that is the start of a class: the rest is added at run time, as in `alert--${type}`. */
const openEnded = /[a-z]{3}.*--(?:[\w-]+-)?$/i;

function wordsOf(code: string): string[] {
  return code.match(/[\w-]+/g) ?? [];
}

/** Names of the variables that style sheets use. */
function variablesIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Removes the rules, keyframes and variables of the stock styles that no code can refer
 * to. Ours stay as they are: they are outside every layer, and hardly any is unused.
 */
export async function purge(
  sheets: ReadonlyMap<string, string>,
  scripts: readonly string[],
): Promise<Map<string, string>> {
  const words = new Set(scripts.flatMap(wordsOf));
  const roots = [...sheets].map(([name, css]) => ({name, root: parse(css)}));
  const layers = roots.flatMap(({root}) =>
    root.nodes.filter(
      (node): node is AtRule =>
        node.type === 'atrule' &&
        node.name === 'layer' &&
        node.params.startsWith('docusaurus.') &&
        node.nodes !== undefined,
    ),
  );
  const purged = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    css: layers.map((layer) => ({raw: layer.toString()})),
    defaultExtractor: wordsOf,
    // Infima's components that no page has, although their names occur in code.
    blocklist: [
      /^(?:card|hero|pagination)(?:__|--|$)/,
      /^footer__(?:link-separator|logo)/,
      /^navbar--(?:dark|primary)/,
      /button--outline/,
      'tabs--block',
    ],
    variables: true,
    safelist: {
      standard: [
        // Rules such as `:focus-visible`, which PurgeCSS would remove.
        /^:/,
        ...[...words]
          .filter((word) => openEnded.test(word))
          .map((word) => new RegExp(`^${word}`)),
      ],
      variables: [
        ...[...words].filter((word) => word.startsWith('--')),
        ...[...sheets.values()].flatMap(variablesIn),
      ],
    },
  });
  for (const [index, layer] of layers.entries()) {
    layer.replaceWith(parse(purged[index]?.css ?? ''));
  }
  return new Map(roots.map(({name, root}) => [name, root.toString()]));
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
