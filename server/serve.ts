import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createHttpServer, createHttpsServer} from './createHttpServer';
import type {ListenerOptions} from './createListeners';
import {listen, type AnyServer} from './listen';
import {openSite, type Site} from './openSite';
import {redirectToHttps} from './redirectToHttps';
import {readSettings, type Settings} from './settings';
import {stoppable} from './stoppable';
import type {Tables} from './tables';

/** Time for open requests to finish once the server is told to stop. */
const graceMilliseconds = 10_000;

function readPem({cert, key}: {cert: string; key: string}) {
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file, 'utf8');
    } catch (cause) {
      throw new Error(
        `${name}: "${file}" can't be read. Set it to the path of a PEM file.`,
        {cause},
      );
    }
  };
  return {cert: read('TLS_CERT', cert), key: read('TLS_KEY', key)};
}

/** Starts the server; with TLS, also the one that redirects to HTTPS. */
async function startServers(
  site: Site,
  {hosts, port, tls, httpPort, trustProxy, isLogging, limits}: Settings,
) {
  const options: ListenerOptions = {
    getSnapshot: site.current,
    limits,
    trustProxy,
    ...(isLogging && {log: (line) => process.stdout.write(`${line}\n`)}),
  };
  const secure =
    tls === undefined ? undefined : createHttpsServer(options, readPem(tls));
  const main: AnyServer = secure ?? createHttpServer(options);
  const stops = [stoppable(main)];
  const openPort = await listen(main, port, hosts);
  if (httpPort !== undefined) {
    const redirecting = createHttpServer({
      ...options,
      answer: redirectToHttps(openPort),
    });
    stops.push(stoppable(redirecting));
    await listen(redirecting, httpPort, hosts);
  }
  return {
    address: `${secure === undefined ? 'http' : 'https'}://localhost:${openPort}`,
    reloadCertificate() {
      if (tls !== undefined) {
        secure?.setSecureContext(readPem(tls));
      }
    },
    stop: () => Promise.all(stops.map((stop) => stop(graceMilliseconds))),
  };
}

async function start(readTables: (root: string) => Tables): Promise<void> {
  const settings = readSettings(process.env);
  const root = path.resolve(settings.root);
  const site = openSite(root, readTables, settings.snapshot);
  const servers = await startServers(site, settings);
  const stop = (): void => {
    console.log('Stopping after open requests have finished.');
    site.close();
    void servers.stop();
  };
  // Only once each, so that a second signal ends the process at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // A terminal sends it when it closes, a service manager to read everything again.
  if (!process.stdin.isTTY) {
    process.on('SIGHUP', () => {
      void site.reload();
      try {
        servers.reloadCertificate();
      } catch (error) {
        console.error('The certificate stays as it was:', error);
      }
    });
  }
  console.log(`Serving ${settings.root}/ at ${servers.address}`);
}

/** Serves a built site until SIGTERM or SIGINT, with the settings of the environment. */
export function serve(readTables: (root: string) => Tables): void {
  start(readTables).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
