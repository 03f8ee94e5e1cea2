import type {Compilation, Compiler} from '@rspack/core';
import {parse, type AtRule, type Root, type Rule} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** The start of a class name that code completes at run time, as in `alert--${type}`. */
const openEnded = /[a-z]{3}.*--(?:[\w-]+-)?$/i;

function wordsOf(code: string): string[] {
  return code.match(/[\w-]+/g) ?? [];
}

function isRoot({selector}: Rule): boolean {
  return /^(?:html|:root)?(?:\[data-theme=[^\]]*\])?$/.test(selector);
}

/** Names of the variables that our own styles set for the whole page, which makes the stock value unused. */
function overridden(roots: readonly Root[]): Set<string> {
  const names = new Set<string>();
  for (const node of roots.flatMap((root) => root.nodes)) {
    if (node.type === 'rule' && node.selectors.includes(':root')) {
      node.walkDecls(/^--/, ({prop}) => void names.add(prop));
    }
  }
  return names;
}

/** Removes the stock variables that nothing reads or that we override. */
function removeVariables(
  layers: readonly AtRule[],
  roots: readonly Root[],
  words: ReadonlySet<string>,
): void {
  const ours = overridden(roots);
  let isDone = false;
  while (!isDone) {
    isDone = true;
    const read = new Set(
      roots.flatMap((root) =>
        [...root.toString().matchAll(/var\((--[\w-]+)/g)].map(
          ([, name]) => name,
        ),
      ),
    );
    for (const layer of layers) {
      layer.walkDecls(/^--/, (declaration) => {
        const {prop, parent} = declaration;
        const isRead = read.has(prop) || words.has(prop);
        if (!isRead || (ours.has(prop) && isRoot(parent as Rule))) {
          declaration.remove();
          isDone = false;
        }
      });
      layer.walkRules((rule) => {
        if (rule.nodes.length === 0) {
          rule.remove();
        }
      });
    }
  }
}

/**
 * Removes the rules, keyframes and variables of the stock styles that no code can refer
 * to. Ours stay as they are: they are outside every layer, and hardly any is unused.
 */
export async function purge(
  sheets: ReadonlyMap<string, string>,
  scripts: readonly string[],
  unused: readonly (string | RegExp)[] = [],
): Promise<Map<string, string>> {
  const words = new Set<string>();
  for (const script of scripts) {
    wordsOf(script).forEach((word) => words.add(word));
  }
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
  if (layers.length === 0) {
    throw new Error(
      'No style sheet has a layer "docusaurus.*". Bring docusaurus-fast/styles/purgeStyles.ts in line with this release of Docusaurus.',
    );
  }
  const purged = await new PurgeCSS().purge({
    content: [{raw: [...words].join(' '), extension: 'js'}],
    css: layers.map((layer) => ({raw: layer.toString()})),
    defaultExtractor: wordsOf,
    blocklist: [...unused],
    safelist: [
      // Rules such as `:focus-visible`, which PurgeCSS would remove.
      /^:/,
      ...[...words]
        .filter((word) => openEnded.test(word))
        .map((word) => new RegExp(`^${word}`)),
    ],
  });
  const left = layers.flatMap((layer, index) => {
    const nodes = [...parse(purged[index]?.css ?? '').nodes];
    layer.replaceWith(nodes);
    return nodes.filter((node) => node.type === 'atrule');
  });
  removeVariables(
    left,
    roots.map(({root}) => root),
    words,
  );
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

/** Purges the style sheets of a build of what its scripts do not use. */
export class PurgeStylesPlugin {
  readonly #unused: readonly (string | RegExp)[];

  constructor(unused: readonly (string | RegExp)[]) {
    this.#unused = unused;
  }

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PurgeStylesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {
          name: 'PurgeStylesPlugin',
          // After the minifiers, before content hashes are computed.
          stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        },
        async () => {
          const scripts = [...assetsOf(compilation, '.js').values()];
          const purged = await purge(
            assetsOf(compilation, '.css'),
            scripts,
            this.#unused,
          );
          for (const [name, css] of purged) {
            compilation.updateAsset(name, new sources.RawSource(css));
          }
        },
      );
    });
  }
}
