import type {Config} from '@docusaurus/types';
import {fast} from 'docusaurus-fast';
import {analyticsPlugins} from './config/analytics';
import {announcementBar} from './content/site/announcementBar';
import {brand} from './content/site/brand';
import {withSiteUrl} from './content/site/downloads';
import {apiOptions} from './config/apiOptions';
import {machineOptions} from './config/docsForMachines';
import {env} from './config/env';
import {fastOptions} from './config/fast';
import {has} from './content/site/features';
import {footer} from './config/footer';
import {head} from './config/head';
import {internalDocsPlugins, publicFrontMatter} from './config/internalDocs';
import {navbar} from './config/navbar';
import {offlineOptions} from './config/offline';
import {presetOptions} from './config/preset';
import {searchOptions} from './config/search';
import {securityTxtPlugins} from './config/securityTxt';
import {frameFile} from './config/serving/headers';
import {folderRedirects, redirects} from './config/serving/redirects';
import {rewrites} from './config/serving/rewrites';
import {strictFrontMatter} from './plugins/page-rules/strictFrontMatter';
import {takeOutJson} from './plugins/rehype-json-attributes';
import {includeShared} from './plugins/shared-text/includeShared';

const site = {
  title: brand.name,
  tagline: brand.tagline,
  titleDelimiter: '|',
  url: env.siteUrl,
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'img/mark.svg',
  staticDirectories: ['static', 'node_modules/run-in-page/static'],
  headTags: head,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    parseFrontMatter: strictFrontMatter(publicFrontMatter),
    preprocessor: ({filePath, fileContent}) =>
      takeOutJson({
        filePath,
        fileContent: withSiteUrl(
          includeShared(__dirname, fileContent),
          env.siteUrl,
        ),
      }),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    faster: true,
    // The specification fixes the storage keys, so they carry no namespace.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      siteStorageNamespacing: false,
    },
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en', direction: 'ltr'}},
  },
  customFields: {
    embedOrigin: env.embedOrigin,
    feedbackPath: env.feedbackPath,
  },
  clientModules: ['./src/shortcuts/index.ts'],
  presets: [['classic', presetOptions]],
  plugins: [
    // Changes the pages, which the others read.
    ['./plugins/integrity/index.ts', {frameFile: new RegExp(frameFile)}],
    // Before the others, because it lists what they write.
    has('keep-offline') && ['keep-offline', offlineOptions],
    './plugins/code-samples/index.ts',
    './plugins/example-pages/index.ts',
    './plugins/run-apps/index.ts',
    ['./plugins/run-examples/index.ts', {api: apiOptions}],
    './plugins/shared-snacks/index.ts',
    './plugins/symbol-links/index.ts',
    has('version-comparison') && './plugins/version-comparison/index.ts',
    ['./plugins/release-feed/index.ts', {api: apiOptions}],
    './plugins/third-party-notices/index.ts',
    './plugins/license-notices/index.ts',
    has('docs-for-machines') && ['docs-for-machines', machineOptions],
    './plugins/social-cards/index.ts',
    './plugins/robots-txt/index.ts',
    './plugins/page-rules/index.ts',
    './plugins/page-titles/index.ts',
    './plugins/print-links/index.ts',
    './plugins/system-colors/index.ts',
    './plugins/without-scripts/index.ts',
    './plugins/dev-server/restart.ts',
    ['./plugins/dev-server/index.ts', {redirects, folderRedirects, rewrites}],
    ['local-search', searchOptions],
    ...analyticsPlugins,
    ...internalDocsPlugins,
    ...securityTxtPlugins,
  ],
  themeConfig: {
    announcementBar,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    // Code is highlighted while the site builds; no browser theme is needed.
    prism: {theme: {plain: {}, styles: []}},
  },
} satisfies Config;

export default fast(site, fastOptions);
