import {brand} from '../../../config/brand';
import {folderRedirects} from '../../../server/redirects';
import type {Build} from '../Build';

/** Path of a page's Markdown twin in the build, from its address in any form; undefined if it is another site's. */
function twinPath(address: string): string | undefined {
  const {pathname, origin} = new URL(address, brand.siteUrl);
  if (origin !== brand.siteUrl) {
    return undefined;
  }
  const moved = folderRedirects.find(({from}) => pathname.startsWith(from));
  const page = (
    moved === undefined ? pathname : pathname.replace(moved.from, moved.to)
  )
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/+|\/+$/g, '');
  return /(?:^|\/)llms(?:-full)?\.txt$/.test(page)
    ? page
    : `${page === '' ? 'index' : page}.md`;
}

/** A page as Markdown. */
export function readPage(build: Build, address: string): string {
  const file = twinPath(address);
  const text = file === undefined ? undefined : build.read(file);
  if (text === undefined) {
    throw new Error(
      `There is no page at "${address}". Find pages with search, or read /llms.txt.`,
    );
  }
  return text;
}
