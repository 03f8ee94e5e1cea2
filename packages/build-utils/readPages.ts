import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page of the build. */
export type BuiltPage = {
  /** Such as `/faq/`. */
  path: string;
  html: string;
};

/** Where Docusaurus writes a route: into a folder, or without a trailing slash into a file. */
async function readRoute(outDir: string, route: string): Promise<string> {
  const folder = path.join(outDir, route);
  try {
    return await readFile(path.join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if (route.endsWith('/')) {
      throw error;
    }
    return readFile(`${folder}.html`, 'utf8');
  }
}

/** Reads the HTML of routes, except files such as `/404.html`. */
export async function readPages(
  outDir: string,
  routes: readonly string[],
  baseUrl = '/',
): Promise<BuiltPage[]> {
  const pages = routes.filter((route) => !route.endsWith('.html'));
  return Promise.all(
    [...new Set(pages)].sort().map(async (route) => ({
      path: route,
      html: await readRoute(outDir, route.slice(baseUrl.length - 1)),
    })),
  );
}
