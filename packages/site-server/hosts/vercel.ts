import {formsOf} from '../tables/formsOf';
import {fileHeadersOf} from '../tables/headers';
import type {SiteFiles} from '../files/siteFiles';
import type {Headers, Tables} from '../tables/tables';
import {fileFolders} from './fileFolders';

const headerList = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({key, value}));

const escapePattern = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\:]/g, '\\$&');

/** The forms of an address below a folder, and what each becomes. */
const addressForms = [
  [':path(.*/)index.html', ':path'],
  [':path(.*/)index', ':path'],
  [':path(.+).html', ':path/'],
  [':path(.*)', ':path'],
] as const;

/** Adds the final slash to every path that isn't a file. */
function slashRedirects(folders: readonly string[]) {
  const filePatterns = [
    ...folders.map(
      (path) => escapePattern(path.slice(1)) + (path.endsWith('/') ? '' : '$'),
    ),
    '.*\\.md$',
  ];
  // A path that starts with two slashes would redirect to another host.
  const pages = `(?![/\\\\]|${filePatterns.join('|')})`;
  return [
    {source: `/:page(${pages}.*)/index.html`, destination: '/:page/'},
    {source: `/:page(${pages}.*)/index`, destination: '/:page/'},
    {source: '/index.html', destination: '/'},
    {source: '/index', destination: '/'},
    {source: `/:page(${pages}.*[^/]).html`, destination: '/:page/'},
    {source: `/:page(${pages}.*[^/])`, destination: '/:page/'},
  ].map((redirect) => ({...redirect, statusCode: 301}));
}

/**
 * `vercel.json`. `trailingSlash` stays off: it would remove the slash from pages
 * with a dot in their name. Vercel can't test whether a page exists, so an
 * unknown path is redirected to its slash before it is not found.
 */
export function vercelConfig(tables: Tables, files: SiteFiles) {
  const folders = fileFolders(files, tables);
  return {
    cleanUrls: false,
    redirects: [
      ...tables.redirects.flatMap((redirect) =>
        formsOf(redirect).map((source) => ({
          source,
          destination: redirect.to,
          statusCode: redirect.status,
        })),
      ),
      ...tables.folderRedirects.flatMap(({from, to, status}) =>
        addressForms.map(([form, clean]) => ({
          source: `${from}${form}`,
          destination: `${to}${clean}`,
          statusCode: status,
        })),
      ),
      ...slashRedirects(folders),
    ],
    rewrites: tables.rewrites.map(({page, idPattern}) => ({
      source: `${page}:id(${idPattern})/`,
      destination: `${page}index.html`,
    })),
    headers: [
      {
        source: '/(.*)',
        headers: headerList({...tables.headers, ...tables.httpsHeaders}),
      },
      ...folders.map((path) => ({
        source: path.endsWith('/') ? `${path}(.*)` : path,
        headers: headerList(fileHeadersOf(path, tables)),
      })),
      ...Object.entries(tables.pageHeaders).map(([source, headers]) => ({
        source,
        headers: headerList(headers),
      })),
    ],
  };
}
