import {existsSync} from 'node:fs';
import path from 'node:path';
import {env} from '../config/env';
import {createSiteServer} from './createSiteServer';
import {listen} from './listen';
import {parsePort} from './parsePort';
import {stopServer} from './stopServer';

/** Time for open requests to finish once the server is told to stop. */
const graceMilliseconds = 10_000;

/** `npm run serve`: serves `build/` until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const root = path.resolve('build');
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      'build/index.html: there is no built site. Run "npm run build" first.',
    );
  }
  const server = createSiteServer({root});
  const port = await listen(server, parsePort(env.port));
  console.log(`Serving build/ at http://localhost:${port}`);

  const stop = (): void => {
    console.log('Stopping after open requests have finished.');
    void stopServer(server, graceMilliseconds);
  };
  // Only once each, so that a second signal ends the process at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
