import type {Options} from '@docusaurus/preset-classic';
import rehypeCodeListing from '../plugins/rehype-code-listing';
import rehypeTable from '../plugins/rehype-table';
import {latestVersion, versionOptions} from './versions';

const rehypePlugins = [rehypeCodeListing, rehypeTable];

/** The classic preset: docs in six versions, pages, sitemap; no blog. */
export const presetOptions = {
  docs: {
    sidebarPath: './sidebars.ts',
    lastVersion: latestVersion,
    versions: versionOptions,
    rehypePlugins,
  },
  blog: false,
  pages: {rehypePlugins},
  theme: {customCss: './src/css/custom.css'},
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: ['/snack/**', '/expo/**'],
  },
} satisfies Options;
