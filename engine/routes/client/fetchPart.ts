import {matchPath} from '@docusaurus/router';
import {parts} from '@generated/version-routes';
import type {Part} from './part';

/** Where the part of the site begins that a page belongs to. */
export function partPath(pathname: string): string {
  // The last part, outside the docs, takes every path.
  return (
    parts.find(({path}) => matchPath(pathname, {path}) !== null)?.path ?? '/'
  );
}

/** Fetches what is known about the pages around a page. It is fetched once, and again only if that fails. */
export async function fetchPart(pathname: string): Promise<Part> {
  const path = partPath(pathname);
  const part = parts.find((other) => other.path === path);
  if (part === undefined) {
    throw new Error(
      `No part of the site for "${pathname}". See engine/routes/splitRoutes.ts.`,
    );
  }
  return part.load();
}
