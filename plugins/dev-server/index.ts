import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {answerForBuild, type Options} from './answerForBuild';

type Middleware = {name: string; middleware?: unknown};

/** Makes the dev server tell what only a build has, and search the last build. */
export default function devServer(
  {siteDir}: LoadContext,
  options: Options,
): Plugin {
  const ofBuild = (folder: string) => ({
    publicPath: `/${folder}`,
    directory: path.join(siteDir, 'build', folder),
    staticOptions: {index: false, redirect: false},
    watch: false,
  });
  return {
    name: 'dev-server',
    configureWebpack({mode}): object {
      if (mode !== 'development') {
        return {};
      }
      return {
        devServer: {
          static: ['search', 'assets/search'].map(ofBuild),
          setupMiddlewares(middlewares: Middleware[]) {
            // Behind all files, before the fallback to the page of the app.
            const fallback = middlewares.findIndex(
              ({name}) => name === 'connect-history-api-fallback',
            );
            middlewares.splice(fallback, 0, {
              name: 'answer-for-build',
              middleware: answerForBuild(options),
            });
            // Docusaurus appends these to the list that it changed before.
            return [];
          },
        },
      };
    },
  };
}
