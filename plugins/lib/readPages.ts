import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page of the build. */
export type BuiltPage = {
  /** Such as `/faq/`. */
  path: string;
  html: string;
};

/** Reads the HTML of routes; each is a folder with an `index.html`. */
export async function readPages(
  outDir: string,
  routes: string[],
): Promise<BuiltPage[]> {
  const pages = routes.filter((route) => route.endsWith('/'));
  return Promise.all(
    [...new Set(pages)].sort().map(async (route) => ({
      path: route,
      html: await readFile(path.join(outDir, route, 'index.html'), 'utf8'),
    })),
  );
}
