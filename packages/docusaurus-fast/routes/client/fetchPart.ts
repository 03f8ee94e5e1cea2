import {matchPath} from '@docusaurus/router';
import {parts} from '@generated/engine-routes';
import {scriptPath, tablePath, type ChunkTable} from '../chunkTable';
import type {SitePart} from './sitePart';

type LoadedPart = SitePart & {table: ChunkTable};

const requests = new Map<string, Promise<LoadedPart>>();

/** Path of the part of the site that a page belongs to. */
export function partPath(pathname: string): string {
  // The last part, outside the docs, matches every path.
  return (
    parts.find(({path}) => matchPath(pathname, {path}) !== null)?.path ?? '/'
  );
}

/**
 * Fetches the table of a part's chunks. A deploy may have replaced the app since this page
 * was loaded: its chunks do not fit the old app, so the page has to reload.
 */
async function fetchTable(name: string): Promise<ChunkTable> {
  const request = __webpack_require__.p + tablePath(name);
  const response = await fetch(request, {cache: 'no-cache'});
  if (!response.ok) {
    throw new Error(`${request}: answered ${response.status}.`);
  }
  const table = (await response.json()) as ChunkTable;
  const {app} = table;
  const shared = Object.values(__webpack_require__.chunkFiles);
  if (app !== undefined && !shared.includes(app)) {
    throw Object.assign(new Error('The site was updated. Reload the page.'), {
      // `security/inline/loadGuard.mjs` reloads a page that fails on one of these.
      request: new URL(`/${scriptPath(app)}`, location.href).href,
    });
  }
  return table;
}

async function loadPart(path: string): Promise<LoadedPart> {
  const part = parts.find((other) => other.path === path);
  if (part === undefined) {
    throw new Error(
      `No part of the site at "${path}". See engine/routes/splitRoutes.ts.`,
    );
  }
  const [module, table] = await Promise.all([
    part.load(),
    fetchTable(part.name),
  ]);
  return {...module, table};
}

/** Fetches the routes around a page and the table of their code, once. */
export async function fetchPart(pathname: string): Promise<LoadedPart> {
  const path = partPath(pathname);
  const request = requests.get(path) ?? loadPart(path);
  requests.set(path, request);
  try {
    return await request;
  } catch (error) {
    // The next attempt may succeed.
    requests.delete(path);
    throw error;
  }
}
