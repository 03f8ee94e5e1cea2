import type {Fact} from '../checkFact';

/** What `output` and the configuration rely on in Docusaurus. */
export const facts = {
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
} satisfies Record<string, Fact>;
