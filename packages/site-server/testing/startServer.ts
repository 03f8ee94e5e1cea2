import {
  createSiteServer,
  type SiteServerOptions,
} from '../server/createSiteServer';
import {listen} from '../server/listen';
import {stopServer} from '../server/stopServer';

export type RunningServer = {port: number; stop: () => Promise<void>};

/** Starts the server of a built site, on a free port unless it is given one. */
export async function startServer(
  root: string,
  options: Omit<SiteServerOptions, 'root'> = {},
  wantedPort = 0,
): Promise<RunningServer> {
  const server = await createSiteServer({root, ...options});
  const port = await listen(server, wantedPort);
  return {port, stop: () => stopServer(server, 1000)};
}
