import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addLoader} from '../addLoader';
import {replaceModules} from '../replaceModules';
import {rspackConfig} from '../rspackConfig';
import {clientConfig} from './clientConfig';

function here(file: string): string {
  return path.join(__dirname, file);
}

/**
 * Keeps unused code and data out of the browser: the syntax highlighter (code is
 * highlighted while the site builds), most of two packages, the build's own settings, and
 * each version's list of its pages.
 */
export default function bundle({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  return {
    name: 'engine-bundle',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const folder = path.join(generatedFilesDir, 'engine-bundle');
      const configFile = path.join(folder, 'docusaurus.config.json');
      mkdirSync(folder, {recursive: true});
      writeFileSync(configFile, JSON.stringify(clientConfig(siteConfig)));
      const replaced = replaceModules([
        {module: 'prism-react-renderer', with: here('noPrism.ts')},
        {module: 'react-helmet-async', with: here('head/index.tsx')},
        {module: 'tslib', with: here('tslib.ts')},
        {
          module: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
          request: '@generated/docusaurus.config',
          with: configFile,
        },
      ]);
      const loader = addLoader(
        {
          // The props of the docs plugin's routes, those of each version included.
          test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
          type: 'json',
          use: here('versionLoader.mjs'),
        },
        'bundle',
      );
      return rspackConfig({
        ...replaced,
        ...loader,
        plugins: [...replaced.plugins, ...loader.plugins],
      });
    },
  };
}
