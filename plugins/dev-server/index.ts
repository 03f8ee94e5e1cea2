import {exec} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {answerForBuild, type Options} from './answerForBuild';

type Middleware = {name: string; middleware?: unknown};

/** Writes the reference again; the dev server shows the pages that changed. */
function generateReference(cwd: string): Promise<void> {
  return new Promise((resolve) => {
    exec('npm run --silent generate:api', {cwd}, (_error, stdout, stderr) => {
      // A mistake is in what it says, and its correction starts it again.
      console.log(stdout + stderr);
      resolve();
    });
  });
}

/**
 * Makes the dev server redirect as hosts do, say what only a build has, and show edits of
 * what the reference is written from.
 */
export default function devServer(
  {siteDir}: LoadContext,
  options: Options,
): Plugin {
  let generated: Promise<void> | undefined;
  return {
    name: 'dev-server',
    getPathsToWatch: () => ['content/api/**/*', 'content/examples/**/*'],
    // The first time, the reference is there: `npm run dev` starts with it.
    loadContent() {
      generated = generated?.then(() => generateReference(siteDir));
      generated ??= Promise.resolve();
      return generated;
    },
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
