import type {Server} from 'node:http';
import {createHttpServer} from './createHttpServer';
import type {ListenerOptions} from './createListeners';
import {defaultLimits} from './limits';
import {defaultSnapshotOptions, loadSnapshot} from './snapshot';
import {readTables} from '../files/readTables';
import type {Tables} from '../tables/tables';

export type SiteServerOptions = Pick<
  ListenerOptions,
  'answer' | 'trustProxy'
> & {
  /** Folder of the built site. */
  root: string;
  /** Those of the build, unless others are given. */
  tables?: Tables;
  /** Most bytes to keep in memory. */
  maxMemory?: number;
};

/** Creates the server of a built site for tests and tools; it doesn't listen yet. */
export async function createSiteServer({
  root,
  tables = readTables(root),
  maxMemory = defaultSnapshotOptions.maxMemory,
  ...options
}: SiteServerOptions): Promise<Server> {
  const snapshot = await loadSnapshot(root, tables, {
    ...defaultSnapshotOptions,
    maxMemory,
  });
  return createHttpServer({
    ...options,
    getSnapshot: () => snapshot,
    limits: defaultLimits,
  });
}
