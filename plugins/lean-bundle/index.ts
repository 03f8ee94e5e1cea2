import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientConfig} from './clientConfig';

/**
 * Keeps out of the browser what it has no use for: the syntax highlighter of the
 * classic theme, since code is highlighted while the site builds, and the settings
 * of the build, which name every version and plugin.
 */
export default function leanBundle({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lean-bundle');
  const configFile = path.join(folder, 'docusaurus.config.json');
  const aliases = {'prism-react-renderer$': path.join(__dirname, 'noPrism.ts')};
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {resolve: {alias: aliases}};
      }
      mkdirSync(folder, {recursive: true});
      writeFileSync(configFile, JSON.stringify(clientConfig(siteConfig)));
      return {
        // Before Docusaurus's own alias of all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {...aliases, '@generated/docusaurus.config$': configFile},
        },
      };
    },
  };
}
