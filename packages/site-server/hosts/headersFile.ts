import {fileHeadersOf} from '../tables/headers';
import type {SiteFiles} from '../files/siteFiles';
import type {Headers, Tables} from '../tables/tables';
import {fileFolders} from './fileFolders';

/**
 * `_headers` of Netlify and Cloudflare Pages. Both revalidate pages by default.
 * Rules add up rather than replace each other, so no `Cache-Control` rule may
 * match both pages and files.
 */
export function headersFile(tables: Tables, files: SiteFiles): string {
  const common = {...tables.headers, ...tables.httpsHeaders};

  /** A rule for some paths; what every response has is removed before it is replaced. */
  const rule = (path: string, headers: Headers): string[] => [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(path !== '/*' && name in common ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ];

  return [
    '# Generated from the tables of the site; edit those.',
    ...rule('/*', common),
    ...fileFolders(files, tables).flatMap((path) =>
      rule(path.endsWith('/') ? `${path}*` : path, fileHeadersOf(path, tables)),
    ),
    ...Object.entries(tables.pageHeaders).flatMap(([path, headers]) =>
      rule(path, headers),
    ),
    '',
  ].join('\n');
}
