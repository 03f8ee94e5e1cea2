import {siteTables} from '../../config/serving/siteTables';
import {startServer} from 'site-server/testing';

/** Starts the bundled server with the tables of this site. */
export function startBundled(
  root: string,
  options: Parameters<typeof startServer>[1] = {},
  wantedPort?: number,
): ReturnType<typeof startServer> {
  return startServer(root, {tables: siteTables, ...options}, wantedPort);
}
