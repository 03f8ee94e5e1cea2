import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ownFile} from '../ownFile';
import {packageFile} from '../packageFile';
import {replaceModules} from '../replaceModules';
import {rspackConfig} from '../rspackConfig';
import {writeGenerated} from '../writeGenerated';
import {ChunkFilesPlugin} from './ChunkFilesPlugin';
import {partChunkName} from './chunkTable';
import {facts} from './facts';
import {printModules} from './printModules';
import {readSiteMap} from './readSiteMap';
import {splitRoutes} from './splitRoutes';

function client(module: string): string {
  return ownFile(path.join(__dirname, 'client', module));
}

/**
 * Keeps what a page loads from growing with the site. Docusaurus gives every page the
 * routes, chunk names and global data of all pages; here they are loaded in parts: one
 * for each version of the docs, and one for all other pages. Rendering in Node and
 * development keep Docusaurus's own.
 */
export default function routes({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'fast-routes',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const site = readSiteMap(generatedFilesDir);
      const folder = path.join(generatedFilesDir, 'fast-routes');
      for (const {name, content} of printModules(site)) {
        writeGenerated(path.join(folder, name), content);
      }
      const {plugins, ...replaced} = replaceModules([
        {
          module: packageFile(facts.preload.file),
          with: client('preload'),
        },
        {
          module: packageFile(facts.docusaurusGlobal.file),
          with: client('docusaurus'),
        },
        ...[
          ['globalData.json', path.join(folder, 'globalData.json')],
          ['registry.js', client('registry')],
          ['routes.js', client('routes')],
          ['routesChunkNames.json', client('routesChunkNames')],
        ].map(([file = '', ours = '']) => ({
          module: path.join(generatedFilesDir, file),
          request: `@generated/${path.parse(file).name}`,
          with: ours,
        })),
      ]);
      const parts = splitRoutes(site).parts.map((part) =>
        partChunkName(part.path),
      );
      return rspackConfig({
        ...replaced,
        plugins: [...plugins, new ChunkFilesPlugin(parts)],
      });
    },
  };
}
