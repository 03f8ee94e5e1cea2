import type {Fact} from '../checkFact';

/** What `styles` relies on in Docusaurus. */
export const facts = {
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
} satisfies Record<string, Fact>;
