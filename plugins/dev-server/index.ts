import type {LoadContext, Plugin} from '@docusaurus/types';
import {answerForBuild, type Options} from './answerForBuild';

type Middleware = {name: string; middleware?: unknown};

/** Makes the dev server redirect as hosts do, and say what only a build has. */
export default function devServer(
  _context: LoadContext,
  options: Options,
): Plugin {
  return {
    name: 'dev-server',
    configureWebpack({mode}): object {
      if (mode !== 'development') {
        return {};
      }
      return {
        devServer: {
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
