import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {loadSnapshot, type Snapshot, type SnapshotOptions} from './snapshot';
import type {Tables} from '../tables/tables';

/** How often to look for a new build, in milliseconds. */
const lookInterval = 1000;

/** A built site that may be replaced while it is served. */
export type Site = {
  current: () => Snapshot;
  /** Reads the site again. Where that fails, says why and keeps the snapshot before. */
  reload: () => Promise<void>;
  close: () => void;
};

/** Identifies the folder of a build: a new build is another folder in its place. */
function identify(root: string): string | undefined {
  const found = statSync(root, {throwIfNoEntry: false, bigint: true});
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

/** Reads a built site, and reads it again whenever a new build takes its place. Throws if it can't be read. */
export async function openSite(
  root: string,
  readTables: (root: string) => Tables,
  options: SnapshotOptions,
): Promise<Site> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      `ROOT: "${root}" has no index.html. Run "npm run build" first, or set ROOT to the folder of a built site.`,
    );
  }
  let loaded = identify(root);
  let snapshot = await loadSnapshot(root, readTables(root), options);
  let loading = Promise.resolve();

  async function load(): Promise<void> {
    const found = identify(root);
    try {
      const next = await loadSnapshot(
        root,
        readTables(root),
        options,
        snapshot,
      );
      if (identify(root) !== found) {
        // Yet another build came meanwhile, and this is half of each.
        return;
      }
      snapshot = next;
      console.log('Serving a new build.');
    } catch (error) {
      console.error('The new build is not served:', error);
    }
    loaded = found;
  }

  function reload(): Promise<void> {
    loading = loading.then(load);
    return loading;
  }

  let isLooking = false;
  const timer = setInterval(() => {
    const found = identify(root);
    if (!isLooking && found !== undefined && found !== loaded) {
      isLooking = true;
      void reload().finally(() => {
        isLooking = false;
      });
    }
  }, lookInterval);
  timer.unref();
  return {
    current: () => snapshot,
    reload,
    close: () => clearInterval(timer),
  };
}
