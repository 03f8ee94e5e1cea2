import type {Plugin} from '@docusaurus/types';
import {alikeNames} from './alikeNames';
import {linkSheets} from './linkSheets';
import {pruneStyles} from './pruneStyles';
import {sheetGroups} from './sheetGroups';

/**
 * Keeps the style sheet small that every page waits for: the stock styles lose what
 * no code names, and what only pages outside the docs show comes in sheets of their
 * own. Docusaurus puts every rule of the site into one sheet.
 */
export default function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
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
