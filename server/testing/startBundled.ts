import {createSiteServer, type SiteServerOptions} from '../createSiteServer';
import {listen} from '../listen';
import {stoppable} from '../stoppable';
import type {RunningServer} from './startNginx';

/** Starts the bundled server on a free port. */
export async function startBundled(
  root: string,
  options: Omit<SiteServerOptions, 'root'> = {},
): Promise<RunningServer> {
  const server = createSiteServer({root, ...options});
  const stop = stoppable(server);
  const port = await listen(server, 0);
  return {port, stop: () => stop(1000)};
}
