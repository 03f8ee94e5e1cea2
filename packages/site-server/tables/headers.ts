import {notFoundFile} from './paths';
import type {Headers, Tables} from './tables';

/** How long each kind of response may be cached. */
export const cacheControl = {
  /** Files whose name changes with their content. */
  asset: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated before each use. */
  page: 'no-cache',
  /** Pictures, the sitemap and the like. */
  file: 'public, max-age=3600',
  redirect: 'no-cache',
  error: 'no-store',
} as const;

/** Folder of the files that Docusaurus names by their content. */
export const assetFolder = '/assets/';

/** Pages and their Markdown twins: which one an address answers with depends on `Accept`. */
export const negotiatedFile = '\\.(?:html|md)$';

const negotiated = new RegExp(negotiatedFile);

/** Says whether a file is a page or the twin of one. */
export function isNegotiated(file: string): boolean {
  return negotiated.test(file);
}

function cacheControlOf(file: string): string {
  if (file.startsWith(assetFolder)) {
    return cacheControl.asset;
  }
  return isNegotiated(file) ? cacheControl.page : cacheControl.file;
}

/** What a file's headers have in place of those of every response, or besides them. */
export function fileHeadersOf(
  file: string,
  {fileHeaders}: Pick<Tables, 'fileHeaders'>,
): Headers & {'Cache-Control': string} {
  const headers = {'Cache-Control': cacheControlOf(file)};
  for (const rule of fileHeaders) {
    if (new RegExp(rule.pattern).test(file)) {
      Object.assign(headers, rule.headers);
    }
  }
  return headers;
}

/** All headers of a file that don't describe its content. */
export function headersOf(file: string, tables: Tables): Headers {
  return {
    ...tables.headers,
    ...fileHeadersOf(file, tables),
    ...tables.pageHeaders[file.replace(/index\.html$/, '')],
    ...(file === notFoundFile && {'Cache-Control': cacheControl.error}),
  };
}
