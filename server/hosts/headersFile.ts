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
import type {SiteFiles} from '../siteFiles';
import {fileFolders} from './fileFolders';

function rule(path: string, headers: Headers): string[] {
  return [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Both have every page checked
 * before each use on their own; a rule that matched pages and files alike
 * would be joined to the others, not replaced by them.
 */
export function headersFile(
  files: SiteFiles,
  exceptions: readonly PathPolicy[] = pathPolicies,
): string {
  return [
    '# Written by "npm run build" from the tables in server/: change those.',
    ...rule('/*', securityHeadersOf('/')),
    ...fileFolders(files).flatMap((place) =>
      rule(place.endsWith('/') ? `${place}*` : place, {
        'Cache-Control': cacheControlOf(place),
        ...sharingHeadersOf(place),
      }),
    ),
    ...exceptions.flatMap(({path, policy}) => [
      path,
      // Takes the site's policy away first: two policies would both apply.
      '  ! Content-Security-Policy',
      `  Content-Security-Policy: ${policyHeader(policy)}`,
    ]),
    '',
  ].join('\n');
}
