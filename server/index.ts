import {existsSync} from 'node:fs';
import path from 'node:path';
import {env} from '../config/env';
import {createSiteServer} from './createSiteServer';
import {listen} from './listen';
import {parsePort} from './parsePort';
import {stopServer} from './stopServer';

/** Requests in flight get this long to finish once the server is told to stop. */
const graceMilliseconds = 10_000;

/** `npm run serve`: serves `build/` until it is told to stop. */
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
    console.log('Stopping; requests in flight finish first.');
    void stopServer(server, graceMilliseconds);
  };
  // Once each: a second signal ends the program at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
