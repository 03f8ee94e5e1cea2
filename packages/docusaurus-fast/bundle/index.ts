import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addLoader} from '../addLoader';
import type {PartOptions} from '../options';
import {ownFile} from '../ownFile';
import {replaceModules} from '../replaceModules';
import {rspackConfig} from '../rspackConfig';
import {writeGenerated} from '../writeGenerated';
import {clientConfig} from './clientConfig';

function here(module: string): string {
  return ownFile(path.join(__dirname, module));
}

/** Removes the list of pages from the props of the docs plugin's routes, those of each version included. */
const withoutDocCards = addLoader(
  {
    test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    type: 'json',
    loader: path.join(__dirname, 'versionLoader.mjs'),
  },
  'bundle',
);

/**
 * Keeps unused code and data out of the browser: most of react-helmet-async, the build's own
 * settings, and what the site says that no page uses.
 */
export default function bundle(
  {generatedFilesDir, siteConfig}: LoadContext,
  {unused}: PartOptions,
): Plugin {
  return {
    name: 'fast-bundle',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const configFile = writeGenerated(
        path.join(generatedFilesDir, 'fast-bundle', 'docusaurus.config.json'),
        clientConfig(siteConfig),
      );
      const replaced = replaceModules([
        ...(unused.includes('prism')
          ? [{module: 'prism-react-renderer', with: here('noPrism')}]
          : []),
        ...(unused.includes('tslib')
          ? [{module: 'tslib', with: here('tslib')}]
          : []),
        {module: 'react-helmet-async', with: here('head/index')},
        {
          module: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
          request: '@generated/docusaurus.config',
          with: configFile,
        },
      ]);
      if (!unused.includes('doc-cards')) {
        return rspackConfig(replaced);
      }
      return rspackConfig({
        ...replaced,
        ...withoutDocCards,
        plugins: [...replaced.plugins, ...withoutDocCards.plugins],
      });
    },
  };
}
