import {createSiteServer, type SiteServerOptions} from '../createSiteServer';
import {listen} from '../listen';
import {stoppable} from '../stoppable';
import type {RunningServer} from './startNginx';

/** Starts the bundled server, on a free port unless it is given one. */
export async function startBundled(
  root: string,
  options: Omit<SiteServerOptions, 'root'> = {},
  wantedPort = 0,
): Promise<RunningServer> {
  const server = createSiteServer({root, ...options});
  const stop = stoppable(server);
  const port = await listen(server, wantedPort);
  return {port, stop: () => stop(1000)};
}
