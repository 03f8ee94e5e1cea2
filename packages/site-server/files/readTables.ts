import {readFileSync} from 'node:fs';
import {validateHeaderName, validateHeaderValue} from 'node:http';
import path from 'node:path';
import {
  tablesFile,
  type Headers,
  type Redirect,
  type Tables,
} from '../tables/tables';

/** What is wrong with a redirect. */
export class RedirectError extends Error {
  constructor(
    readonly redirect: Redirect,
    message: string,
  ) {
    super(`the redirect from "${redirect.from}" ${message}`);
  }
}

function checkHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
}

function checkRedirect(redirect: Redirect): void {
  const {from, to} = redirect;
  if (!from.startsWith('/') || !from.endsWith('/')) {
    throw new RedirectError(
      redirect,
      'does not begin and end with a slash. Write it like "/tutorials/".',
    );
  }
  try {
    validateHeaderValue('Location', to);
  } catch {
    throw new RedirectError(
      redirect,
      `leads to "${to}", which no header can carry. Encode it with encodeURI.`,
    );
  }
}

/** Throws if a table would break a response. */
export function checkTables(tables: Tables): void {
  [
    tables.headers,
    tables.httpsHeaders,
    ...Object.values(tables.pageHeaders),
    ...tables.fileHeaders.map(({headers}) => headers),
  ].forEach(checkHeaders);
  [...tables.redirects, ...tables.folderRedirects].forEach(checkRedirect);
  Object.values(tables.contentTypes ?? {}).forEach((type) =>
    validateHeaderValue('Content-Type', type),
  );
  if (tables.reportPath?.startsWith('/') === false) {
    throw new Error(`REPORT_PATH: "${tables.reportPath}" is not a path`);
  }
  tables.rewrites.forEach(({idPattern}) => new RegExp(idPattern));
  tables.fileHeaders.forEach(({pattern}) => new RegExp(pattern));
}

/** Reads the tables of a build. */
export function readTables(root: string): Tables {
  const file = path.join(root, tablesFile);
  try {
    const tables = JSON.parse(readFileSync(file, 'utf8')) as Tables;
    checkTables(tables);
    return tables;
  } catch (cause) {
    throw new Error(
      `${file}: ${cause instanceof Error ? cause.message : String(cause)}. Run "npm run build" again.`,
      {cause},
    );
  }
}
