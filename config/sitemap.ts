import type {Options} from '@docusaurus/preset-classic';
import {releases} from '../src/data/releases';
import {versionOfPath} from './versions';

/** Day of the release that a page describes; of the newest, where it describes none. */
export function releaseDate(path: string): string | undefined {
  const version = versionOfPath(path)?.name;
  const release = releases.find(({docsVersion}) => docsVersion === version);
  return (release ?? releases[0])?.date;
}

/** Every page that may be indexed, with the day of its last change. */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/snack/**', '/expo/**'],
  async createSitemapItems({defaultCreateSitemapItems, ...site}) {
    const items = await defaultCreateSitemapItems(site);
    // The reference is made from a package and is as old as that.
    return items.map((item) => ({
      ...item,
      lastmod: item.lastmod ?? releaseDate(new URL(item.url).pathname),
    }));
  },
} satisfies Options['sitemap'];
