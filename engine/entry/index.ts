import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = path.join(__dirname, 'client');

/** Modules of Docusaurus that do in one long task what ours do in small ones, or not at all. */
const replacements: {request: RegExp; from?: RegExp; by: string}[] = [
  {request: /\/browserContext$/, by: 'browserContext.tsx'},
  {request: /\/hooks\/useWindowSize$/, by: 'useWindowSize.ts'},
  {request: /\/PendingNavigation$/, by: 'ShownPage.tsx'},
  {
    request: /^\.\/ExecutionEnvironment$/,
    from: /\/exports\/Link\.js$/,
    by: 'linkEnvironment.ts',
  },
];

/**
 * Replaces the client entry by a small one that lets the page be read first: the
 * app comes after the first paint, in steps that leave room for the reader.
 */
export default function appStart(): Plugin {
  return {
    name: 'app-start',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        mergeStrategy: {
          entry: 'replace',
          'optimization.runtimeChunk': 'replace',
        },
        entry: path.join(client, 'index.ts'),
        // The entry is so small that a file of its own for the bundler's runtime only costs a request.
        optimization: {runtimeChunk: false},
        plugins: replacements.map(
          ({request, from = /^/, by}) =>
            new NormalModuleReplacementPlugin(request, (asked) => {
              if (from.test(asked.contextInfo.issuer)) {
                asked.request = path.join(client, by);
              }
            }),
        ),
      };
    },
  };
}
