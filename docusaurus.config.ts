import type {Config} from '@docusaurus/types';
import {analyticsPlugins} from './config/analytics';
import {announcementBar} from './config/announcementBar';
import {brand} from './config/brand';
import {env} from './config/env';
import {footer} from './config/footer';
import {head} from './config/head';
import {internalDocsPlugins, internalPages} from './config/internalDocs';
import {navbar} from './config/navbar';
import {presetOptions} from './config/preset';
import {searchOptions} from './config/search';
import {ssrTemplate} from './engine/security/ssrTemplate';

export default {
  title: brand.name,
  tagline: brand.tagline,
  titleDelimiter: '|',
  url: env.siteUrl,
  baseUrl: '/',
  trailingSlash: true,
  // Ours is `engine/security/load-guard`: the stock one needs inline styles, which the
  // Content-Security-Policy forbids, and speaks up on the home page only.
  baseUrlIssueBanner: false,
  favicon: 'img/mark.svg',
  headTags: head,
  ssrTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    ...internalPages,
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
  presets: [['classic', presetOptions]],
  plugins: [
    // First: its policy must stand before any other script runs.
    './engine/security/index.ts',
    './engine/entry/index.ts',
    './engine/routes/index.ts',
    './engine/bundle/assetNames.ts',
    './plugins/code-samples/index.ts',
    './plugins/example-pages/index.ts',
    './plugins/shared-snacks/index.ts',
    './plugins/third-party-notices/index.ts',
    './engine/cache/index.ts',
    './engine/bundle/index.ts',
    './engine/font/index.ts',
    './engine/styles/index.ts',
    './plugins/social-cards/index.ts',
    './plugins/robots-txt/index.ts',
    ['./plugins/embedded-search/index.ts', searchOptions],
    './engine/security/load-guard/index.ts',
    './engine/paths/index.ts',
    './engine/security/first-paint/index.ts',
    ...analyticsPlugins,
    ...internalDocsPlugins,
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
