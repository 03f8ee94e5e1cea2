import {formsOf} from '../tables/formsOf';
import {hasPage} from '../tables/paths';
import type {SiteFiles} from '../files/siteFiles';
import type {Redirect, Tables} from '../tables/tables';

function redirectLines(redirect: Redirect, files: SiteFiles): string[] {
  const {from, status} = redirect;
  // Netlify serves an existing page unless the redirect is forced with "!".
  // Cloudflare can't read the forced line, skips it and takes the plain one.
  const statuses = hasPage(files, from) ? [`${status}!`, status] : [status];
  return statuses.flatMap((written) =>
    formsOf(redirect).map((path) => `${path} ${redirect.to} ${written}`),
  );
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Both add the final slash and
 * remove `index.html` by default. Neither can match an id by pattern, so every
 * path in a rewritten folder gets its page, which then shows "not found".
 */
export function redirectsFile(
  {
    redirects,
    folderRedirects,
    rewrites,
  }: Pick<Tables, 'redirects' | 'folderRedirects' | 'rewrites'>,
  files: SiteFiles,
): string {
  return [
    '# Generated from the tables of the site; edit those.',
    ...redirects.flatMap((redirect) => redirectLines(redirect, files)),
    ...folderRedirects.map(
      ({from, to, status}) => `${from}* ${to}:splat ${status}`,
    ),
    ...rewrites.map(({page}) => `${page}* ${page} 200`),
    '',
  ].join('\n');
}
