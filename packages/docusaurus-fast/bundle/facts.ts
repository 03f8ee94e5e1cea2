import type {Fact} from '../checkFact';

/** What `bundle` relies on in Docusaurus and react-helmet-async. */
export const facts = {
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
    file: '@docusaurus/core/lib/client/exports/Head.js',
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
} satisfies Record<string, Fact>;
