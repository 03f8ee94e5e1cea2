import type {Fact} from '../checkFact';
import {docsComponents} from '../docsComponents';

/** What `routes` relies on in Docusaurus. */
export const facts = {
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
    file: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    says: [
      'routesChunkNames[`${path}-${hash}`]',
      'loader[keyPath] = chunkRegistry[0]',
    ],
    use: 'routes/client/createRoute.tsx calls it with its own tables',
  },
  preload: {
    file: '@docusaurus/core/lib/client/preload.js',
    says: ['export default function preload(pathname)'],
    use: 'routes/client/preload.ts replaces it',
  },
  docusaurusGlobal: {
    file: '@docusaurus/core/lib/client/docusaurus.js',
    says: ['prefetch,', 'preload,', "effectiveType.includes('2g')"],
    use: 'routes/client/docusaurus.ts replaces it',
  },
  prefetch: {
    file: '@docusaurus/core/lib/client/prefetch.js',
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
    file: '@docusaurus/core/lib/client/exports/Link.js',
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
} satisfies Record<string, Fact>;

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
