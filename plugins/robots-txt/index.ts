import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Text of robots.txt: everything may be read, and here is the map. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Writes robots.txt, which names the site's own address and so cannot be a static file. */
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
