import {brand} from '../../../config/brand';
import type {Build} from '../Build';

/** Path of a page's Markdown twin in the build, from its address in any form. */
export function twinPath(address: string): string {
  const {pathname} = new URL(address, brand.siteUrl);
  const page = pathname
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/+|\/+$/g, '');
  return `${page === '' ? 'index' : page}.md`;
}

/** A page as Markdown. */
export function readPage(build: Build, address: string): string {
  const file = twinPath(address);
  const text = build.read(file);
  if (text === undefined) {
    throw new Error(
      `There is no page at "${address}" (build/${file}). Find pages with search, or read /llms.txt.`,
    );
  }
  return text;
}
