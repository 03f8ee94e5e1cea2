import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Replaces the client entry by a small one that lets the page be read first: the
 * app comes after the first paint, in steps that leave room for the reader.
 */
export default function appStart(): Plugin {
  return {
    name: 'app-start',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            mergeStrategy: {entry: 'replace'},
            entry: path.join(__dirname, 'client', 'index.ts'),
          },
  };
}
