import {
  pathPolicies,
  policyHeader,
  type PathPolicy,
} from '../contentSecurityPolicy';
import {
  cacheControlOf,
  securityHeadersOf,
  sharingHeadersOf,
  type Headers,
} from '../headers';
import {folderRedirects, redirects} from '../redirects';
import {rewrites} from '../rewrites';
import type {SiteFiles} from '../siteFiles';
import {fileFolders} from './fileFolders';

const headerList = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({key, value}));

const escapePattern = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\:]/g, '\\$&');

/** Everything that is no file: there a missing final slash is added. */
function slashRedirects(files: SiteFiles) {
  const places = fileFolders(files).map(
    (place) => escapePattern(place.slice(1)) + (place.endsWith('/') ? '' : '$'),
  );
  // A second slash in front would lead to another host.
  const pages = `(?![/\\\\]|${places.join('|')})`;
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
 * `vercel.json`. Its own `trailingSlash` stays off: it would take the slash
 * from pages with a dot in their name. The host cannot ask whether a page
 * exists, so an unknown path gets its slash first and is not found then.
 */
export function vercelConfig(
  files: SiteFiles,
  exceptions: readonly PathPolicy[] = pathPolicies,
) {
  return {
    cleanUrls: false,
    redirects: [
      ...redirects.flatMap(({from, to, status}) =>
        [from, from.slice(0, -1)].map((source) => ({
          source,
          destination: to,
          statusCode: status,
        })),
      ),
      ...folderRedirects.map(({from, to, status}) => ({
        source: `${from}:path(.*)`,
        destination: `${to}:path`,
        statusCode: status,
      })),
      ...slashRedirects(files),
    ],
    rewrites: rewrites.map(({page, idPattern}) => ({
      source: `${page}:id(${idPattern})/`,
      destination: `${page}index.html`,
    })),
    headers: [
      {source: '/(.*)', headers: headerList(securityHeadersOf('/'))},
      ...fileFolders(files).map((place) => ({
        source: place.endsWith('/') ? `${place}(.*)` : place,
        headers: headerList({
          'Cache-Control': cacheControlOf(place),
          ...sharingHeadersOf(place),
        }),
      })),
      ...exceptions.map(({path, policy}) => ({
        source: path,
        headers: headerList({'Content-Security-Policy': policyHeader(policy)}),
      })),
    ],
  };
}
