import type {Server} from 'node:http';
import {createHttpServer} from './createHttpServer';
import type {ListenerOptions} from './createListeners';
import {defaultLimits} from './limits';
import {defaultSnapshotOptions, loadSnapshot} from './snapshot';
import {siteTables} from './siteTables';
import type {Tables} from './tables';

export type SiteServerOptions = Pick<
  ListenerOptions,
  'answer' | 'trustProxy'
> & {
  /** Folder of the built site. */
  root: string;
  tables?: Tables;
  /** Most bytes to keep in memory. */
  maxMemory?: number;
};

/** Creates the server of a built site for tests and tools; it doesn't listen yet. */
export function createSiteServer({
  root,
  tables = siteTables,
  maxMemory = defaultSnapshotOptions.maxMemory,
  ...options
}: SiteServerOptions): Server {
  const snapshot = loadSnapshot(root, tables, {
    ...defaultSnapshotOptions,
    maxMemory,
  });
  return createHttpServer({
    ...options,
    getSnapshot: () => snapshot,
    limits: defaultLimits,
  });
}
