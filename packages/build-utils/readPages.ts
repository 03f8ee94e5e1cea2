import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A page of the build. */
export type BuiltPage = {
  /** Such as `/faq/`. */
  path: string;
  html: string;
};

/** Where Docusaurus writes a route: into a folder, or without a trailing slash into a file. */
function readRoute(outDir: string, route: string): string {
  const folder = path.join(outDir, route);
  try {
    return readFileSync(path.join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if (route.endsWith('/')) {
      throw error;
    }
    return readFileSync(`${folder}.html`, 'utf8');
  }
}

/** Reads the HTML of routes, except files such as `/404.html`, one after the other: together they may not fit into memory. */
export function* readPages(
  outDir: string,
  routes: readonly string[],
  baseUrl = '/',
): Generator<BuiltPage> {
  const pages = routes.filter((route) => !route.endsWith('.html'));
  for (const route of [...new Set(pages)].sort()) {
    const html = readRoute(outDir, route.slice(baseUrl.length - 1));
    yield {path: route, html};
  }
}
