import {matchPath} from '@docusaurus/router';
import {parts} from '@generated/fast-routes';
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

/** An error about a file, which `security/inline/loadGuard.mjs` names to the reader if the page cannot start without it. */
function errorAbout(file: string, message: string, cause?: unknown): Error {
  const request = new URL(file, location.href).href;
  return Object.assign(new Error(message, {cause}), {request});
}

async function readTable(file: string): Promise<ChunkTable> {
  try {
    const response = await fetch(file, {cache: 'no-cache'});
    if (!response.ok) {
      throw new Error(`answered ${response.status}`);
    }
    return (await response.json()) as ChunkTable;
  } catch (cause) {
    throw errorAbout(file, `${file}: could not be loaded.`, cause);
  }
}

/**
 * Fetches the table of a part's chunks. A deploy may have replaced the app since this page
 * was loaded: its chunks do not fit the old app, so the page has to reload.
 */
async function fetchTable(name: string): Promise<ChunkTable> {
  const base = __webpack_require__.p;
  const table = await readTable(base + tablePath(name));
  const {app} = table;
  const shared = Object.values(__webpack_require__.chunkFiles);
  if (app !== undefined && !shared.includes(app)) {
    throw errorAbout(
      base + scriptPath(app),
      'The site was updated. Reload the page.',
    );
  }
  return table;
}

async function loadPart(path: string): Promise<LoadedPart> {
  const part = parts.find((other) => other.path === path);
  if (part === undefined) {
    throw new Error(
      `No part of the site at "${path}". See docusaurus-fast/routes/splitRoutes.ts.`,
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
