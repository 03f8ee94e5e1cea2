import path from 'node:path';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Options} from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import remarkAudience from '../plugins/internal-docs/remarkAudience';
import remarkPageRules from '../plugins/page-rules/remarkPageRules';
import rehypeCodeListing from '../plugins/rehype-code-listing';
import rehypeJsonAttributes from '../plugins/rehype-json-attributes';
import rehypePageComponents from '../plugins/rehype-page-components';
import rehypePageContents from '../plugins/rehype-page-contents';
import rehypeTable from '../plugins/rehype-table';
import remarkCodeSample from '../plugins/remark-code-sample';
import rehypeSymbolLinks from '../plugins/symbol-links/rehypeSymbolLinks';
import {isInternal} from './internalDocs';
import {everywhere, pageComponents} from './pageComponents';
import {referenceItems} from './sidebarItems';
import {sitemap} from './sitemap';
import {latestVersion, versionOptions} from '../content/site/versions';

/** The folder of the site. */
const siteDir = path.resolve(__dirname, '..');

const rehypePlugins = [
  rehypeJsonAttributes,
  // MathML needs no stylesheet, no fonts and no style attributes.
  [rehypeKatex, {output: 'mathml'}],
  rehypeCodeListing,
  rehypeTable,
  [rehypeSymbolLinks, {siteDir}],
  rehypePageContents,
  // Last, as the others may add components.
  [rehypePageComponents, {components: pageComponents, everywhere}],
] satisfies MDXPlugin[];
const remarkPlugins = [
  [npm2yarn, {sync: true}],
  remarkMath,
  [remarkCodeSample, {siteDir}],
] satisfies MDXPlugin[];
// Before the table of contents is built and links are checked.
const beforeDefaultRemarkPlugins = [
  [remarkPageRules, {siteDir, components: pageComponents}],
  [remarkAudience, {isInternal}],
] satisfies MDXPlugin[];

/** The classic preset: versioned docs, pages and sitemap; no blog. */
export const presetOptions = {
  docs: {
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: referenceItems,
    lastVersion: latestVersion,
    versions: versionOptions,
    showLastUpdateTime: true,
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    rehypePlugins,
  },
  blog: false,
  // Its pages hold all that plugins load, 214 MB, which every edit would write again.
  debug: false,
  pages: {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/theme.css',
    ],
  },
  sitemap,
} satisfies Options;
