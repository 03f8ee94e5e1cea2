import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {
  ConfigureWebpackUtils,
  LoadContext,
  Plugin,
} from '@docusaurus/types';
import {ChunkFilesPlugin} from './ChunkFilesPlugin';
import {partChunkName, printModules} from './printModules';
import {readSiteMap} from './readSiteMap';
import {splitRoutes} from './splitRoutes';

type BundlerPlugin = InstanceType<
  ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']
>;

const clientFolder = path.join(__dirname, 'client');

/** What stands in for Docusaurus's own modules, and the name under which the app asks for pages. */
function aliases(generated: string): Record<string, string> {
  return {
    '@page-parts': clientFolder,
    '@generated/globalData$': path.join(generated, 'globalData.json'),
    '@generated/registry$': path.join(clientFolder, 'registry.ts'),
    '@generated/routes$': path.join(clientFolder, 'routes.ts'),
    '@generated/routesChunkNames$': path.join(
      clientFolder,
      'routesChunkNames.ts',
    ),
  };
}

const devAliases: Record<string, string> = {
  '@page-parts': path.join(__dirname, 'dev'),
};

/**
 * Keeps what a page loads from growing with the site. Docusaurus gives every page the
 * routes, the code's file names and the global data of all pages; here they are
 * loaded by part: each version of the docs, and all else. Rendering in Node and
 * `npm run dev` keep Docusaurus's own.
 */
export default function versionRoutes({
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'version-routes',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {resolve: {alias: devAliases}};
      }
      const site = readSiteMap(generatedFilesDir);
      const partNames = splitRoutes(site).parts.map((part) =>
        partChunkName(part.path),
      );
      const folder = path.join(generatedFilesDir, 'version-routes');
      mkdirSync(folder, {recursive: true});
      for (const {name, content} of printModules(site)) {
        writeFileSync(path.join(folder, name), content);
      }
      return {
        // Before Docusaurus's own alias of all generated files.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: aliases(folder)},
        plugins: [
          // Docusaurus's types know only its other bundler.
          new ChunkFilesPlugin(partNames) as unknown as BundlerPlugin,
        ],
      };
    },
  };
}
