import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Content of robots.txt: crawlers may read everything. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Writes robots.txt. It contains the site's URL, so it cannot be a static file. */
export default function robotsTxtPlugin(): Plugin {
  return {
    name: 'robots-txt',
    async postBuild({outDir, siteConfig}) {
      await writeFile(
        path.join(outDir, 'robots.txt'),
        robotsTxt(siteConfig.url),
      );
    },
  };
}
