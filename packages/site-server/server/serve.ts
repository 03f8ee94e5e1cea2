import {createHttpServer} from './createHttpServer';
import {createPrinter} from './createPrinter';
import {listen} from './listen';
import {openSite} from './openSite';
import {readSettings} from './settings';
import {stopServer} from './stopServer';
import {readTables} from '../files/readTables';
import type {Tables} from '../tables/tables';

/** Time for open requests to finish once the server is told to stop. */
const graceMilliseconds = 10_000;

async function start(read: (root: string) => Tables): Promise<void> {
  const {root, hosts, port, trustProxy, isLogging, limits, snapshot} =
    readSettings(process.env);
  const site = await openSite(root, read, snapshot);
  const server = createHttpServer({
    getSnapshot: site.current,
    limits,
    trustProxy,
    isLogging,
    print: createPrinter(process.stdout),
  });
  const openPort = await listen(server, port, hosts);
  const stop = (): void => {
    console.log('Stopping after open requests have finished.');
    site.close();
    void stopServer(server, graceMilliseconds);
  };
  // Only once each, so that a second signal ends the process at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // A terminal sends it when it closes, a service manager to read everything again.
  if (!process.stdin.isTTY) {
    process.on('SIGHUP', () => void site.reload());
  }
  console.log(`Serving ${root}/ at http://localhost:${openPort}`);
}

/** Serves a built site until SIGTERM or SIGINT, with the settings of the environment and the tables that the build brings. */
export function serve(read: (root: string) => Tables = readTables): void {
  // Without a listener, a full disk or a closed pipe ends the process.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => undefined);
  }
  start(read).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
