import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options} from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import rehypeCodeListing from '../plugins/rehype-code-listing';
import rehypeTable from '../plugins/rehype-table';
import remarkCodeSample from '../plugins/remark-code-sample';
import {links} from './brand';
import {latestVersion, versionOptions} from './versions';

// MathML needs no stylesheet, no fonts and no style attributes.
const rehypePlugins = [
  [rehypeKatex, {output: 'mathml'}],
  rehypeCodeListing,
  rehypeTable,
] satisfies MDXPlugin[];
const remarkPlugins = [
  [npm2yarn, {sync: true}],
  remarkMath,
  remarkCodeSample,
] satisfies MDXPlugin[];

/** The classic preset: docs in six versions, pages, sitemap; no blog. */
export const presetOptions = {
  docs: {
    sidebarPath: './sidebars.ts',
    lastVersion: latestVersion,
    versions: versionOptions,
    editUrl: links.editBase,
    showLastUpdateTime: true,
    remarkPlugins,
    rehypePlugins,
  },
  blog: false,
  pages: {remarkPlugins, rehypePlugins},
  theme: {customCss: './src/css/custom.css'},
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: ['/snack/**', '/expo/**'],
  },
} satisfies Options;
