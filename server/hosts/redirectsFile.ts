import {folderRedirects, redirects, type Redirect} from '../redirects';
import {rewrites} from '../rewrites';
import {hasPage, type SiteFiles} from '../siteFiles';

function redirectLines(
  {from, to, status}: Redirect,
  files: SiteFiles,
): string[] {
  // Netlify prefers a page that exists unless it is forced; Cloudflare skips
  // the forced line, which it cannot read, and takes the plain one.
  const statuses = hasPage(files, from) ? [`${status}!`, status] : [status];
  return statuses.flatMap((written) =>
    [from, from.slice(0, -1)].map((path) => `${path} ${to} ${written}`),
  );
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Both add the final slash and
 * remove `index.html` on their own; neither can test an id, so every path
 * below a rewritten folder gets its page, which then says that it is not found.
 */
export function redirectsFile(files: SiteFiles): string {
  return [
    '# Written by "npm run build" from the tables in server/: change those.',
    ...redirects.flatMap((redirect) => redirectLines(redirect, files)),
    ...folderRedirects.map(
      ({from, to, status}) => `${from}* ${to}:splat ${status}`,
    ),
    ...rewrites.map(({page}) => `${page}* ${page} 200`),
    '',
  ].join('\n');
}
