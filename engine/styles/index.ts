import type {Plugin} from '@docusaurus/types';
import {rspackConfig} from '../rspackConfig';
import {linkPagesSheet} from './linkPagesSheet';
import {purgeStyles} from './purgeStyles';
import {shortenClassNames} from './shortenClassNames';

/** The minifier already compiles for the browsers of our list, with shorter rules. */
function isPresetEnv(plugin: unknown): boolean {
  const [file] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin];
  return typeof file === 'string' && file.includes('postcss-preset-env');
}

/**
 * Keeps the style sheet small that every page waits for: PurgeCSS removes what no code
 * names, and styles of pages outside the docs are in a second sheet.
 */
export default function styles(): Plugin {
  return {
    name: 'engine-styles',
    configurePostCss: (options) => ({
      ...options,
      // Saves a search for a configuration file beside each sheet.
      config: false,
      plugins: options.plugins.filter((plugin) => !isPresetEnv(plugin)),
    }),
    configureWebpack({mode, module}, isServer) {
      if (mode !== 'production') {
        return {};
      }
      return rspackConfig({
        mergeStrategy: {'module.rules': 'replace'},
        module: {rules: shortenClassNames(module?.rules ?? [])},
        plugins: isServer ? [] : [purgeStyles],
      });
    },
    postBuild({outDir}) {
      linkPagesSheet(outDir);
      return Promise.resolve();
    },
  };
}
