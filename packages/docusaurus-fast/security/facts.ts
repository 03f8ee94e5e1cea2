import type {Fact} from '../checkFact';

/** What `security` relies on in Docusaurus. */
export const facts = {
  nprogress: {
    file: '@docusaurus/theme-classic/lib/nprogress.js',
    says: [
      "import nprogress from 'nprogress'",
      'nprogress.configure(',
      'nprogress.start()',
      'nprogress.done()',
    ],
    use: 'security/client/progressBar.ts replaces the package',
  },
  bodyTags: {
    file: '@docusaurus/theme-classic/lib/index.js',
    says: [
      "tagName: 'svg'",
      "style: 'display: none;'",
      'getThemeInlineScript)({',
    ],
    use: 'security/ssrTemplate.ts leaves out these tags; inline/firstPaint.mjs replaces the script',
  },
  inlineScripts: {
    file: '@docusaurus/theme-classic/lib/inlineScripts.js',
    says: [
      "ThemeQueryStringKey = 'docusaurus-theme'",
      "setAttribute('data-theme', initialTheme",
      "setAttribute('data-theme-choice', initialTheme",
      "'data-announcement-bar-initially-dismissed'",
    ],
    use: 'security/inline/firstPaint.mjs replaces these scripts; findDroppedTags.ts tells them by what they set',
  },
  colorMode: {
    file: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    says: [
      "ColorModeStorageKey = 'theme'",
      "setAttribute('data-theme',",
      "setAttribute('data-theme-choice',",
    ],
    use: 'security/inline/firstPaint.mjs reads this key and sets these attributes',
  },
  announcementBar: {
    file: '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    says: [
      "createStorageSlot('docusaurus.announcement.dismiss')",
      "createStorageSlot('docusaurus.announcement.id')",
    ],
    use: 'security/inline/firstPaint.mjs reads these keys',
  },
  skipToContent: {
    file: '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    says: ["SkipToContentFallbackId = '__docusaurus_skipToContent_fallback'"],
    use: 'security/ssrTemplate.ts delays the first paint until this element is parsed',
  },
  tocHtml: {
    file: '@docusaurus/mdx-loader/lib/remark/toc/utils.js',
    says: ['`<code>${', '`<em>${', '`<strong>${', '`<del>${'],
    use: 'security/client/HeadingText.tsx shows this HTML as elements',
  },
  configKeys: {
    file: '@docusaurus/core/lib/server/configValidation.js',
    says: [
      'ssrTemplate: utils_validation_1.Joi.string()',
      'baseUrlIssueBanner: utils_validation_1.Joi.boolean()',
    ],
    use: 'index.ts sets these keys of the configuration',
  },
  configLoader: {
    file: '@docusaurus/utils/lib/moduleUtils.js',
    says: ['(0, jiti_1.default)(__filename', 'interopDefault: true'],
    use: 'security/ssrTemplate.ts imports the template as the default of a CommonJS module, which jiti 1 unwraps and jiti 2 does not',
  },
  template: {
    file: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    says: [
      'exports.default = `',
      '<meta charset="UTF-8">',
      '<%~ it.preBodyTags %>',
    ],
    use: 'security/ssrTemplate.ts changes these two lines of it',
  },
  routeContext: {
    file: '@docusaurus/core/lib/client/routeContext.js',
    says: ['export function RouteContextProvider({ children, value, })'],
    use: 'security/theme/Error gives the layout a route when a page has crashed',
  },
} satisfies Record<string, Fact>;
