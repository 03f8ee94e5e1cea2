import type {Part} from './parts';

/**
 * Something that the engine relies on and that no documentation promises. A release of
 * Docusaurus or Rspack may change it at any time.
 */
export type Fact = {
  /** File of an installed package that shows it, or a module of the bundler's runtime. */
  file: string;
  /** What the file says as long as the fact holds. */
  says: readonly string[];
  part: Part;
  /** What the part does with it. */
  use: string;
};

const client = '@docusaurus/core/lib/client';

/** Every internal that the engine relies on. `facts.test.ts` checks each of them. */
export const facts = {
  // The client entry and what it starts.
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
    part: 'entry',
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
    part: 'entry',
    use: 'entry/client/hydrate.tsx renders it, and its imports are replaced',
  },
  browserContext: {
    file: `${client}/browserContext.js`,
    says: ['export const Context', 'export function BrowserContextProvider('],
    part: 'entry',
    use: 'entry/client/browserContext.tsx replaces it',
  },
  pendingNavigation: {
    file: `${client}/PendingNavigation.js`,
    says: [
      "dispatchLifecycleAction('onRouteUpdate'",
      'window.location.reload()',
      '<ClientLifecyclesDispatcher previousLocation=',
    ],
    part: 'entry',
    use: 'entry/client/CurrentRoute.tsx and navigationHistory.ts replace it',
  },
  lifecycles: {
    file: `${client}/ClientLifecyclesDispatcher.js`,
    says: [
      'export function dispatchLifecycleAction(lifecycleAction, ...args)',
      "dispatchLifecycleAction('onRouteDidUpdate'",
    ],
    part: 'entry',
    use: 'entry/client calls it to announce a navigation',
  },
  hydratedAttribute: {
    file: `${client}/hasHydratedDataAttribute.js`,
    says: ['<html data-has-hydrated={isBrowser}/>'],
    part: 'entry',
    use: 'entry/client waits for the attribute before it replays early input',
  },
  useWindowSize: {
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    says: [
      'export function useWindowSize({ desktopBreakpoint',
      'const DesktopBreakpoint = 996',
      "ssr: 'ssr'",
    ],
    part: 'entry',
    use: 'entry/client/useWindowSize.ts replaces it',
  },
  clientConfig: {
    file: '@docusaurus/core/lib/webpack/client.js',
    says: ['../client/clientEntry.js', 'runtimeChunk: true'],
    part: 'entry',
    use: 'entry/index.ts replaces the entry and keeps the runtime in it',
  },

  // What controls do before hydration, as the theme does it afterwards.
  preferredVersion: {
    file: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    says: ['`docs-preferred-version-${pluginId}`'],
    part: 'entry',
    use: 'entry/client/early/rememberVersion.ts stores the version under this key',
  },
  colorMode: {
    file: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    says: [
      "ColorModeStorageKey = 'theme'",
      "setAttribute('data-theme',",
      "setAttribute('data-theme-choice',",
    ],
    part: 'entry',
    use: 'entry/client/early/switchColorMode.ts stores and shows the colour mode',
  },
  dropdownLink: {
    file: '@docusaurus/theme-classic/lib/theme/NavbarItem/DefaultNavbarItem/Desktop/index.js',
    says: ["isDropdownItem ? 'dropdown__link'"],
    part: 'entry',
    use: 'entry/client/replayEarlyInput.ts tells links of the version menu by this class',
  },
  tabs: {
    file: '@docusaurus/theme-classic/lib/theme/Tabs/index.js',
    says: ['role="tablist"', 'role="tab"', "'tabs__item--active'"],
    part: 'entry',
    use: 'entry/client/early/selectTab.ts selects a tab',
  },
  tabPanel: {
    file: '@docusaurus/theme-classic/lib/theme/TabItem/index.js',
    says: ['role="tabpanel"', '{...{hidden}}'],
    part: 'entry',
    use: 'entry/client/early/selectTab.ts shows the panel of a tab',
  },
  sidebarClass: {
    file: '@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
    says: ["docSidebarContainer: 'theme-doc-sidebar-container'"],
    part: 'entry',
    use: 'entry/client/early/showMenuState.ts tells pages with a sidebar by this class',
  },

  // Routes and the files that Docusaurus generates for them.
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
    part: 'routes',
    use: 'routes/readSiteMap.ts reads the generated files',
  },
  globalDataCode: {
    file: '@docusaurus/core/lib/server/codegen/codegen.js',
    says: ["'globalData.json'", '`${utils_1.DEFAULT_CONFIG_FILE_NAME}.mjs`'],
    part: 'routes',
    use: 'routes and bundle replace these generated files',
  },
  componentCreator: {
    file: `${client}/exports/ComponentCreator.js`,
    says: [
      'routesChunkNames[`${path}-${hash}`]',
      'loader[keyPath] = chunkRegistry[0]',
    ],
    part: 'routes',
    use: 'routes/client/createRoute.tsx calls it with its own tables',
  },
  preload: {
    file: `${client}/preload.js`,
    says: ['export default function preload(pathname)'],
    part: 'routes',
    use: 'routes/client/preload.ts replaces it',
  },
  docusaurusGlobal: {
    file: `${client}/docusaurus.js`,
    says: ['prefetch,', 'preload,', "effectiveType.includes('2g')"],
    part: 'routes',
    use: 'routes/client/docusaurus.ts replaces it',
  },
  prefetch: {
    file: `${client}/prefetch.js`,
    says: ['export default function prefetch(url)'],
    part: 'routes',
    use: 'routes/client/docusaurus.ts fetches files with it',
  },
  versionRoutes: {
    file: '@docusaurus/plugin-content-docs/lib/routes.js',
    says: ['component: options.docVersionRootComponent'],
    part: 'routes',
    use: 'routes/splitRoutes.ts tells the versions of the docs by it',
  },
  docsComponents: {
    file: '@docusaurus/plugin-content-docs/lib/options.js',
    says: [
      "docsRootComponent: '@theme/DocsRoot'",
      "docVersionRootComponent: '@theme/DocVersionRoot'",
      "docRootComponent: '@theme/DocRoot'",
      "docItemComponent: '@theme/DocItem'",
    ],
    part: 'routes',
    use: 'routes/splitRoutes.ts, routes/printModules.ts and output/splitChunks.ts find routes of the docs by these components',
  },
  docsPlugin: {
    file: '@docusaurus/plugin-content-docs/lib/index.js',
    says: ["name: 'docusaurus-plugin-content-docs'"],
    part: 'routes',
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
    part: 'routes',
    use: 'routes/splitDocs.ts splits the lists of pages off this data',
  },
  links: {
    file: `${client}/exports/Link.js`,
    says: [
      'window.docusaurus.prefetch(targetLink)',
      'window.docusaurus.preload(targetLink)',
    ],
    part: 'routes',
    use: 'routes/client/docusaurus.ts prefetches a page when a link asks for it',
  },
  chunkAssetPlugin: {
    file: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    says: ["super('ChunkAssetRuntimeModule'", '__webpack_require__.gca'],
    part: 'routes',
    use: 'routes/ChunkFilesPlugin.ts removes this runtime module',
  },

  // What the bundler is told.
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
    part: 'bundle',
    use: 'output/splitChunks.ts and routes/ChunkFilesPlugin.ts change these settings',
  },
  persistentCache: {
    file: '@docusaurus/core/lib/webpack/base.js',
    says: [
      'experiments.cache = {',
      'version: `${getCacheName()}-${getCacheVersion()}`',
      'buildDependencies: getCacheBuildDependencies()',
    ],
    part: 'output',
    use: 'output/buildDependencies.ts adds our own sources to the build dependencies',
  },
  pageComponent: {
    file: '@docusaurus/plugin-content-pages/lib/options.js',
    says: ["mdxPageComponent: '@theme/MDXPage'"],
    part: 'output',
    use: 'output/splitChunks.ts puts the styles of this component into the shared sheet',
  },
  routeProps: {
    file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    says: ["plugin.name, plugin.id, 'p', generateRoutePropFilename(route)"],
    part: 'bundle',
    use: 'bundle/index.ts finds the generated props of a docs version by their path',
  },
  versionProps: {
    file: '@docusaurus/plugin-content-docs/lib/routes.js',
    says: ['version: (0, props_1.toVersionMetadataProp)('],
    part: 'bundle',
    use: 'bundle/versionLoader.mjs reads the metadata of a version from its props',
  },
  versionMetadata: {
    file: '@docusaurus/plugin-content-docs/lib/props.js',
    says: ['docsSidebars: toSidebarsProp(', 'docs: toVersionDocsProp('],
    part: 'bundle',
    use: 'bundle/versionLoader.mjs empties the list of docs in it',
  },
  helmet: {
    file: `${client}/exports/Head.js`,
    says: [
      "import { Helmet } from 'react-helmet-async'",
      '<Helmet {...props}/>',
    ],
    part: 'bundle',
    use: 'bundle/head replaces the package in the browser',
  },
  helmetAttribute: {
    file: 'react-helmet-async/lib/index.js',
    says: ['\' data-rh="true" \'', '.setAttribute("data-rh","true")'],
    part: 'bundle',
    use: 'bundle/head/writeHead.ts finds the tags of the served page by this attribute',
  },
  prism: {
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    says: ["import { Prism } from 'prism-react-renderer'"],
    part: 'bundle',
    use: 'bundle/noPrism.ts replaces the package',
  },
  postCss: {
    file: '@docusaurus/bundler/lib/loaders/styleLoader.js',
    says: ['postcss-preset-env'],
    part: 'styles',
    use: 'styles/removePresetEnv.ts removes this PostCSS plugin',
  },
  cssModules: {
    file: '@docusaurus/core/lib/webpack/base.js',
    says: ['localIdentName: `[local]_[contenthash:base64:4]`', 'modules: {'],
    part: 'styles',
    use: 'styles/shortenClassNames.ts changes the options of css-loader',
  },
  cssLayers: {
    file: '@docusaurus/plugin-css-cascade-layers/lib/options.js',
    says: [
      "'docusaurus.infima': layerFor(",
      "'docusaurus.theme-common': layerFor(",
      "'docusaurus.theme-classic': layerFor(",
    ],
    part: 'styles',
    use: 'styles/purgeStyles.ts purges the rules in these layers',
  },
  pluginClass: {
    file: '@docusaurus/theme-common/lib/utils/metadataUtils.js',
    says: [
      '`plugin-${pluginName.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/gi',
      '<html className={className}/>',
    ],
    part: 'styles',
    use: 'styles/linkPagesSheet.ts tells pages of the docs by the class "plugin-docs"',
  },

  // What the theme does that a strict policy forbids.
  nprogress: {
    file: '@docusaurus/theme-classic/lib/nprogress.js',
    says: [
      "import nprogress from 'nprogress'",
      'nprogress.configure(',
      'nprogress.start()',
      'nprogress.done()',
    ],
    part: 'security',
    use: 'security/client/progressBar.ts replaces the package',
  },
  bodyTags: {
    file: '@docusaurus/theme-classic/lib/index.js',
    says: [
      "tagName: 'svg'",
      "style: 'display: none;'",
      'getThemeInlineScript)({',
    ],
    part: 'security',
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
    part: 'security',
    use: 'security/inline/firstPaint.mjs replaces these scripts; findDroppedTags.ts tells them by what they set',
  },
  announcementBar: {
    file: '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    says: [
      "createStorageSlot('docusaurus.announcement.dismiss')",
      "createStorageSlot('docusaurus.announcement.id')",
    ],
    part: 'security',
    use: 'security/inline/firstPaint.mjs and client/newAnnouncement.ts read these keys',
  },
  skipToContent: {
    file: '@docusaurus/theme-common/lib/utils/skipToContentUtils.js',
    says: ["SkipToContentFallbackId = '__docusaurus_skipToContent_fallback'"],
    part: 'security',
    use: 'security/ssrTemplate.ts delays the first paint until this element is parsed',
  },
  tocHtml: {
    file: '@docusaurus/mdx-loader/lib/remark/toc/utils.js',
    says: ['`<code>${', '`<em>${', '`<strong>${', '`<del>${'],
    part: 'security',
    use: 'security/client/HeadingText.tsx shows this HTML as elements',
  },
  template: {
    file: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    says: ['<meta charset="UTF-8">', '<%~ it.preBodyTags %>'],
    part: 'security',
    use: 'security/ssrTemplate.ts changes these two lines of it',
  },
  routeContext: {
    file: `${client}/routeContext.js`,
    says: ['export function RouteContextProvider({ children, value, })'],
    part: 'security',
    use: 'security/theme/Error gives the layout a route when a page has crashed',
  },
  root: {
    file: `${client}/theme-fallback/Root/index.js`,
    says: ['export default function Root({ children })'],
    part: 'paths',
    use: 'paths/theme/Root wraps it',
  },
} satisfies Record<string, Fact>;

/**
 * The modules of Rspack's runtime that the engine relies on, by their names: they are
 * compiled into the bundler. `facts.test.ts` bundles a page to read them.
 */
export const runtimeFacts = {
  chunkFilename: {
    file: 'get javascript chunk filename',
    says: ['__webpack_require__.u = (chunkId) =>'],
    part: 'routes',
    use: 'routes/ChunkFilesPlugin.ts replaces this runtime module',
  },
  loadChunk: {
    file: 'jsonp_chunk_loading',
    says: [
      '__webpack_require__.p + __webpack_require__.u(chunkId)',
      'error.request = realSrc',
    ],
    part: 'routes',
    use: 'routes/client/pageFiles.ts names the same file; security/inline/loadGuard.mjs reads which one failed',
  },
  loadScript: {
    file: 'load_script',
    says: [
      '(url, done, key, chunkId)',
      "script = document.createElement('script')",
    ],
    part: 'routes',
    use: 'routes/ChunkFilesPlugin.ts sets the integrity of "script" by "chunkId"',
  },
  loadStyleSheet: {
    file: 'css loading',
    says: [
      'chunkId, fullhref, oldTag, resolve, reject',
      'var linkTag = document.createElement("link")',
    ],
    part: 'routes',
    use: 'routes/ChunkFilesPlugin.ts sets the integrity of "linkTag" by "chunkId"',
  },
} satisfies Record<string, Fact>;
