import type {Part} from './parts';

/**
 * Something that the package relies on and that no documentation promises. A release of
 * Docusaurus or Rspack may change it at any time.
 */
export type Fact = {
  /** File of an installed package that shows it, or a module of the bundler's runtime. */
  file: string;
  /** What the file says as long as the fact holds. */
  says: readonly string[];
  /** What the part does with it. */
  use: string;
};

const client = '@docusaurus/core/lib/client';

/** Components that frame every docs page, by the option that names them. */
export const docsComponents = {
  docsRoot: 'DocsRoot',
  docVersionRoot: 'DocVersionRoot',
  docRoot: 'DocRoot',
  docItem: 'DocItem',
};

/** Every internal that the package relies on, by part. `facts.test.ts` checks each of them. */
export const facts = {
  entry: {
    router: {
      file: 'react-router/cjs/react-router.js',
      says: ['props.history.listen('],
      use: 'entry/client/navigationHistory.ts tells it of a location only once the page has loaded',
    },
    clientEntry: {
      file: `${client}/clientEntry.js`,
      says: [
        "document.getElementById('__docusaurus')",
        'process.env.HYDRATE_CLIENT_ENTRY',
        'window.docusaurus = docusaurus',
        'window.docusaurusRoot',
        '<HelmetProvider>',
        'preload(window.location.pathname)',
        'module.hot.accept()',
      ],
      use: 'entry/client replaces it in production; development keeps it',
    },
    app: {
      file: `${client}/App.js`,
      says: [
        "import '@generated/client-modules'",
        "import routes from '@generated/routes'",
        "from './browserContext'",
        "import PendingNavigation from './PendingNavigation'",
      ],
      use: 'entry/client/hydrate.tsx renders it, and its imports are replaced',
    },
    browserContext: {
      file: `${client}/browserContext.js`,
      says: ['export const Context', 'export function BrowserContextProvider('],
      use: 'entry/client/browserContext.tsx replaces it',
    },
    pendingNavigation: {
      file: `${client}/PendingNavigation.js`,
      says: [
        "dispatchLifecycleAction('onRouteUpdate'",
        'window.location.reload()',
        '<ClientLifecyclesDispatcher previousLocation=',
      ],
      use: 'entry/client/CurrentRoute.tsx and navigationHistory.ts replace it',
    },
    lifecycles: {
      file: `${client}/ClientLifecyclesDispatcher.js`,
      says: [
        'export function dispatchLifecycleAction(lifecycleAction, ...args)',
        "dispatchLifecycleAction('onRouteDidUpdate'",
      ],
      use: 'entry/client calls it to announce a navigation',
    },
    hydratedAttribute: {
      file: `${client}/hasHydratedDataAttribute.js`,
      says: ['<html data-has-hydrated={isBrowser}/>'],
      use: 'entry/client waits for the attribute before it replays early input',
    },
    useWindowSize: {
      file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
      says: [
        'export function useWindowSize({ desktopBreakpoint',
        'const DesktopBreakpoint = 996',
        "ssr: 'ssr'",
      ],
      use: 'entry/client/useWindowSize.ts replaces it',
    },
    clientConfig: {
      file: '@docusaurus/core/lib/webpack/client.js',
      says: ['../client/clientEntry.js', 'runtimeChunk: true'],
      use: 'entry/index.ts replaces the entry and keeps the runtime in it',
    },

    // What controls do before hydration, as the theme does it afterwards.
    preferredVersion: {
      file: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
      says: ['`docs-preferred-version-${pluginId}`'],
      use: 'entry/client/rememberVersion.ts stores the version under this key',
    },
    dropdownLink: {
      file: '@docusaurus/theme-classic/lib/theme/NavbarItem/DefaultNavbarItem/Desktop/index.js',
      says: ["isDropdownItem ? 'dropdown__link'"],
      use: 'entry/client/replayEarlyInput.ts tells links of the version menu by this class',
    },
    tabs: {
      file: '@docusaurus/theme-classic/lib/theme/Tabs/index.js',
      says: ['role="tablist"', 'role="tab"', "'tabs__item--active'"],
      use: 'entry/client/selectTab.ts selects a tab',
    },
    tabPanel: {
      file: '@docusaurus/theme-classic/lib/theme/TabItem/index.js',
      says: ['role="tabpanel"', '{...{hidden}}'],
      use: 'entry/client/selectTab.ts shows the panel of a tab',
    },
  },
  routes: {
    routesCode: {
      file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      says: [
        "'routes.js'",
        "'registry.js'",
        "'routesChunkNames.json'",
        "component: ComponentCreator('${routePath}', '${routeHash}')",
        'const routeKey = `${routePath}-${routeHash}`',
        'require.resolveWeak(',
        '__comp: component',
      ],
      use: 'routes/readSiteMap.ts reads the generated files',
    },
    globalDataCode: {
      file: '@docusaurus/core/lib/server/codegen/codegen.js',
      says: ["'globalData.json'", '`${utils_1.DEFAULT_CONFIG_FILE_NAME}.mjs`'],
      use: 'routes and bundle replace these generated files',
    },
    componentCreator: {
      file: `${client}/exports/ComponentCreator.js`,
      says: [
        'routesChunkNames[`${path}-${hash}`]',
        'loader[keyPath] = chunkRegistry[0]',
      ],
      use: 'routes/client/createRoute.tsx calls it with its own tables',
    },
    preload: {
      file: `${client}/preload.js`,
      says: ['export default function preload(pathname)'],
      use: 'routes/client/preload.ts replaces it',
    },
    docusaurusGlobal: {
      file: `${client}/docusaurus.js`,
      says: ['prefetch,', 'preload,', "effectiveType.includes('2g')"],
      use: 'routes/client/docusaurus.ts replaces it',
    },
    prefetch: {
      file: `${client}/prefetch.js`,
      says: ['export default function prefetch(url)'],
      use: 'routes/client/docusaurus.ts fetches files with it',
    },
    versionRoutes: {
      file: '@docusaurus/plugin-content-docs/lib/routes.js',
      says: ['component: options.docVersionRootComponent'],
      use: 'routes/splitRoutes.ts tells the versions of the docs by it',
    },
    docsComponents: {
      file: '@docusaurus/plugin-content-docs/lib/options.js',
      says: Object.entries(docsComponents).map(
        ([option, name]) => `${option}Component: '@theme/${name}'`,
      ),
      use: 'routes/splitRoutes.ts, routes/printModules.ts and output/splitChunks.ts find routes of the docs by these components',
    },
    docsPlugin: {
      file: '@docusaurus/plugin-content-docs/lib/index.js',
      says: ["name: 'docusaurus-plugin-content-docs'"],
      use: 'routes, bundle and security look up the data of the docs under this name',
    },
    docsGlobalData: {
      file: '@docusaurus/plugin-content-docs/lib/globalData.js',
      says: [
        'path: doc.permalink',
        'unlisted: doc.unlisted',
        'name: version.versionName',
        'path: version.path',
        'mainDocId:',
        '.map(toGlobalDataDoc)',
      ],
      use: 'routes/splitDocs.ts splits the lists of pages off this data',
    },
    links: {
      file: `${client}/exports/Link.js`,
      says: [
        'window.docusaurus.prefetch(targetLink)',
        'window.docusaurus.preload(targetLink)',
      ],
      use: 'routes/client/docusaurus.ts prefetches a page when a link asks for it',
    },
    chunkAssetPlugin: {
      file: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
      says: ["super('ChunkAssetRuntimeModule'", '__webpack_require__.gca'],
      use: 'routes/ChunkFilesPlugin.ts removes this runtime module',
    },
  },
  bundle: {
    tslib: {
      file: '@docusaurus/utils-common/lib/index.js',
      says: ['tslib_1.__importDefault('],
      use: 'bundle/tslib.ts has this function of tslib and no other',
    },
    routeProps: {
      file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      says: ["plugin.name, plugin.id, 'p', generateRoutePropFilename(route)"],
      use: 'bundle/index.ts finds the generated props of a docs version by their path',
    },
    versionProps: {
      file: '@docusaurus/plugin-content-docs/lib/routes.js',
      says: ['version: (0, props_1.toVersionMetadataProp)('],
      use: 'bundle/versionLoader.mjs reads the metadata of a version from its props',
    },
    versionMetadata: {
      file: '@docusaurus/plugin-content-docs/lib/props.js',
      says: ['docsSidebars: toSidebarsProp(', 'docs: toVersionDocsProp('],
      use: 'bundle/versionLoader.mjs empties the list of docs in it',
    },
    helmet: {
      file: `${client}/exports/Head.js`,
      says: [
        "import { Helmet } from 'react-helmet-async'",
        '<Helmet {...props}/>',
      ],
      use: 'bundle/head replaces the package in the browser',
    },
    helmetAttribute: {
      file: 'react-helmet-async/lib/index.js',
      says: ['\' data-rh="true" \'', '.setAttribute("data-rh","true")'],
      use: 'bundle/head/writeHead.ts finds the tags of the served page by this attribute',
    },
    prism: {
      file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
      says: ["import { Prism } from 'prism-react-renderer'"],
      use: 'bundle/noPrism.ts replaces the package',
    },
  },
  styles: {
    postCss: {
      file: '@docusaurus/bundler/lib/loaders/styleLoader.js',
      says: ['postcss-preset-env'],
      use: 'styles/removePresetEnv.ts removes this PostCSS plugin',
    },
    cssModules: {
      file: '@docusaurus/core/lib/webpack/base.js',
      says: ['localIdentName: `[local]_[contenthash:base64:4]`', 'modules: {'],
      use: 'styles/shortenClassNames.ts changes the options of css-loader',
    },
    cssLayers: {
      file: '@docusaurus/plugin-css-cascade-layers/lib/options.js',
      says: [
        "'docusaurus.infima': layerFor(",
        "'docusaurus.theme-common': layerFor(",
        "'docusaurus.theme-classic': layerFor(",
      ],
      use: 'styles/purgeStyles.ts purges the rules in these layers',
    },
    pluginClass: {
      file: '@docusaurus/theme-common/lib/utils/metadataUtils.js',
      says: [
        '`plugin-${pluginName.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/gi',
        '<html className={className}/>',
      ],
      use: 'styles/linkPagesSheet.ts tells pages of the docs by the class "plugin-docs"',
    },
  },
  output: {
    future: {
      file: '@docusaurus/core/lib/server/configValidation.js',
      says: [
        'useCssCascadeLayers: utils_validation_1.Joi.boolean()',
        'removeLegacyPostBuildHeadAttribute: utils_validation_1.Joi.boolean()',
        'siteStorageNamespacing: utils_validation_1.Joi.boolean()',
      ],
      use: 'index.ts turns them all on with `future.v4`; a site that names each, as docusaurus.config.ts does, has to know them',
    },
    bundlerConfig: {
      file: '@docusaurus/core/lib/webpack/base.js',
      says: [
        "'assets/js/[name].[contenthash:8].js'",
        "'assets/css/[name].[contenthash:8].css'",
        "'@generated': generatedFilesDir",
        'default: false',
        "name: 'common'",
        "name: 'styles'",
        "type: 'css/mini-extract'",
      ],
      use: 'output/splitChunks.ts and routes/ChunkFilesPlugin.ts change these settings',
    },
    pageComponent: {
      file: '@docusaurus/plugin-content-pages/lib/options.js',
      says: ["mdxPageComponent: '@theme/MDXPage'"],
      use: 'output/splitChunks.ts puts the styles of this component into the shared sheet',
    },
  },
  cache: {
    persistentCache: {
      file: '@docusaurus/core/lib/webpack/base.js',
      says: [
        "type: 'persistent'",
        'version: `${getCacheName()}-${getCacheVersion()}`',
        'buildDependencies: getCacheBuildDependencies()',
      ],
      use: 'cache/index.ts adds our own sources to the build dependencies',
    },
  },
  security: {
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
      file: `${client}/routeContext.js`,
      says: ['export function RouteContextProvider({ children, value, })'],
      use: 'security/theme/Error gives the layout a route when a page has crashed',
    },
  },
  dev: {
    hotReload: {
      file: '@docusaurus/core/lib/commands/start/webpack.js',
      says: ["hot: cliOptions.hotOnly ? 'only' : true"],
      use: 'dev/index.ts adds React Fast Refresh to its hot updates',
    },
  },
  paths: {
    root: {
      file: `${client}/theme-fallback/Root/index.js`,
      says: ['export default function Root({ children })'],
      use: 'paths/theme/Root wraps it',
    },
  },
} satisfies Partial<Record<Part, Record<string, Fact>>>;

/**
 * The modules of Rspack's runtime that the part `routes` relies on, by their names: they
 * are compiled into the bundler. `facts.test.ts` bundles a page to read them.
 */
export const runtimeFacts = {
  chunkFilename: {
    file: 'get javascript chunk filename',
    says: ['__webpack_require__.u = (chunkId) =>'],
    use: 'routes/ChunkFilesPlugin.ts replaces this runtime module',
  },
  loadChunk: {
    file: 'jsonp_chunk_loading',
    says: [
      '__webpack_require__.p + __webpack_require__.u(chunkId)',
      'error.request = realSrc',
    ],
    use: 'routes/client/pageFiles.ts names the same file; security/inline/loadGuard.mjs reads which one failed',
  },
  loadScript: {
    file: 'load_script',
    says: [
      '(url, done, key, chunkId)',
      "script = document.createElement('script')",
    ],
    use: 'routes/ChunkFilesPlugin.ts sets the integrity of "script" by "chunkId"',
  },
  loadStyleSheet: {
    file: 'css loading',
    says: [
      'chunkId, fullhref, oldTag, resolve, reject',
      'var linkTag = document.createElement("link")',
    ],
    use: 'routes/ChunkFilesPlugin.ts sets the integrity of "linkTag" by "chunkId"',
  },
} satisfies Record<string, Fact>;
