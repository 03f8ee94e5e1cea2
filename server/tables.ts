import {validateHeaderName, validateHeaderValue} from 'node:http';
import type {Headers} from './headers';
import type {Redirect} from './redirects';
import type {Rewrite} from './rewrites';

/** What the bundled server knows of a site besides its files. */
export type Tables = {
  redirects: readonly Redirect[];
  folderRedirects: readonly Redirect[];
  rewrites: readonly Rewrite[];
  /** Security headers of every response. */
  headers: Headers;
  /** Those of documents with a policy of their own, by path. */
  pathHeaders: Readonly<Record<string, Headers>>;
  /** Where browsers report violations of the policy. */
  reportPath?: string;
};

/** File of the build with its tables: a new build brings its own, so that a running server takes them over too. */
export const tablesFile = '_tables.json';

function checkHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}

/** Throws if a table would break a response. */
export function checkTables(tables: Tables): void {
  [tables.headers, ...Object.values(tables.pathHeaders)].forEach(checkHeaders);
  for (const {from, to} of [...tables.redirects, ...tables.folderRedirects]) {
    if (!from.startsWith('/') || !from.endsWith('/')) {
      throw new Error(`the redirect from "${from}" is not a path`);
    }
    validateHeaderValue('Location', to);
  }
  if (tables.reportPath?.startsWith('/') === false) {
    throw new Error(`REPORT_PATH: "${tables.reportPath}" is not a path`);
  }
  tables.rewrites.forEach(({idPattern}) => new RegExp(idPattern));
}

/** Parses the tables of a build. */
export function parseTables(text: string): Tables {
  try {
    const tables = JSON.parse(text) as Tables;
    checkTables(tables);
    return tables;
  } catch (cause) {
    throw new Error(
      `build/${tablesFile}: ${cause instanceof Error ? cause.message : String(cause)}. Run "npm run build" again.`,
      {cause},
    );
  }
}
