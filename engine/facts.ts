import type {Part} from './parts';

/**
 * Something that the engine relies on and that no documentation promises. A release of
 * Docusaurus or Rspack may change it at any time.
 */
export type Fact = {
  /** File of an installed package that shows it. */
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
    use: 'styles/index.ts removes this PostCSS plugin',
  },

  cssModules: {
    file: '@docusaurus/core/lib/webpack/base.js',
    says: ['localIdentName: `[local]_[contenthash:base64:4]`', 'modules: {'],
    part: 'styles',
    use: 'styles/shortenClassNames.ts changes the options of css-loader',
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
