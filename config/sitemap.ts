import type {Options} from '@docusaurus/preset-classic';
import {releases} from '../content/data/releases';
import {versionOfPath} from '../content/site/versions';

/** Date of the release that a page documents; of the newest release outside the docs. */
function releaseDate(path: string): string | undefined {
  const version = versionOfPath(path)?.name;
  const release = releases.find(({docsVersion}) => docsVersion === version);
  return (release ?? releases[0])?.date;
}

/** Every page that may be indexed, with the date of its last change. */
export const sitemap = {
  lastmod: 'date',
  changefreq: null,
  priority: null,
  ignorePatterns: ['/snack/**', '/expo/**'],
  async createSitemapItems({defaultCreateSitemapItems, ...site}) {
    const items = await defaultCreateSitemapItems(site);
    // Reference pages are generated from a package and have its date.
    return items.map((item) => ({
      ...item,
      lastmod: item.lastmod ?? releaseDate(new URL(item.url).pathname),
    }));
  },
} satisfies Options['sitemap'];
