import type {Plugin} from '@docusaurus/types';
import {alikeNames} from './alikeNames';
import {linkSheets} from './linkSheets';
import {pruneStyles} from './pruneStyles';
import {sheetGroups} from './sheetGroups';

/**
 * What lets old browsers understand new CSS. The minifier does that too, for the browsers
 * of our list; this one knows them less well, writes rules twice and takes seconds.
 */
function isPresetEnv(plugin: unknown): boolean {
  const [file] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof file === 'string' && file.includes('postcss-preset-env');
}

/**
 * Keeps the style sheet small that every page waits for: the stock styles lose what
 * no code names, and what only pages outside the docs show comes in sheets of their
 * own. Docusaurus puts every rule of the site into one sheet.
 */
export default function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    configurePostCss: (options) => ({
      ...options,
      // Nobody looks for a file of settings beside each sheet.
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack({mode, module}, isServer) {
      if (mode !== 'production') {
        return {};
      }
      const names = {
        mergeStrategy: {'module.rules': 'replace'},
        module: {rules: alikeNames(module?.rules ?? [])},
      } as const;
      return isServer
        ? names
        : {
            ...names,
            optimization: {splitChunks: {cacheGroups: sheetGroups}},
            plugins: [pruneStyles],
          };
    },
    postBuild({outDir}) {
      linkSheets(outDir);
      return Promise.resolve();
    },
  };
}
