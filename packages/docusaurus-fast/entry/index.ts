import path from 'node:path';
import type {rspack} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {facts} from '../facts';
import {packageFile} from '../packageFile';
import type {Part} from '../parts';
import {replaceModules} from '../replaceModules';
import {rspackConfig} from '../rspackConfig';

const client = path.join(__dirname, 'client');

/** Modules that do in one long task what ours do in short ones. */
const replacements = [
  {module: facts.entry.browserContext.file, with: 'browserContext.tsx'},
  {module: facts.entry.useWindowSize.file, with: 'useWindowSize.ts'},
  {module: facts.entry.pendingNavigation.file, with: 'CurrentRoute.tsx'},
].map(({module, with: file}) => ({
  module: packageFile(module),
  with: path.join(client, file),
}));

/**
 * Replaces the client entry with a small one: the app is fetched after the first paint
 * and hydrates in short tasks. Until then a few controls work without it. Development
 * keeps the stock entry, which accepts hot updates.
 */
export default function entry(
  _context: LoadContext,
  {parts}: {parts: readonly Part[]},
): Plugin {
  return {
    name: 'engine-entry',
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const bundler = currentBundler.instance as unknown as typeof rspack;
      const {mergeStrategy, plugins, ...replaced} =
        replaceModules(replacements);
      return rspackConfig({
        ...replaced,
        mergeStrategy: {
          ...mergeStrategy,
          entry: 'replace',
          'optimization.runtimeChunk': 'replace',
        },
        entry: path.join(client, 'index.ts'),
        // The entry is so small that a separate runtime file would only cost a request.
        optimization: {runtimeChunk: false},
        plugins: [
          ...plugins,
          new bundler.DefinePlugin({
            'process.env.ENGINE_ROUTES': parts.includes('routes'),
          }),
        ],
      });
    },
  };
}
