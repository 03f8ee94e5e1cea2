import {brand} from '../../../config/brand';
import {latestVersion} from '../../../config/versions';
import type {Build} from '../Build';

/** The latest version's pages are not in a folder of its own, but may be asked for so. */
const latestFolder = `docs/${latestVersion}/`;

/** Path of a page's Markdown twin in the build, from its address in any form; undefined if it is another site's. */
export function twinPath(address: string): string | undefined {
  const {pathname, origin} = new URL(address, brand.siteUrl);
  if (origin !== brand.siteUrl) {
    return undefined;
  }
  const asked = pathname
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/+|\/+$/g, '');
  const page = `${asked}/`.startsWith(latestFolder)
    ? `docs/${asked.slice(latestFolder.length)}`
    : asked;
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
