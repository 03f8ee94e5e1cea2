import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PartOptions} from '../options';
import {rspackConfig} from '../rspackConfig';
import {linkPagesSheet} from './linkPagesSheet';
import {PurgeStylesPlugin} from './purgeStyles';
import {removePresetEnv} from './removePresetEnv';
import {shortenClassNames} from './shortenClassNames';

/**
 * Shrinks the style sheet that blocks the first paint of every page: PurgeCSS removes what
 * no code uses, and styles of pages outside the docs go into a second sheet.
 */
export default function styles(
  _context: LoadContext,
  {unusedStyles}: PartOptions,
): Plugin {
  return {
    name: 'fast-styles',
    configurePostCss: (options) => ({
      ...options,
      // Avoids a search for a configuration file beside each sheet.
      config: false,
      plugins: removePresetEnv(options.plugins),
    }),
    configureWebpack({mode, module}, isServer) {
      if (mode !== 'production') {
        return {};
      }
      return rspackConfig({
        mergeStrategy: {'module.rules': 'replace'},
        module: {rules: shortenClassNames(module?.rules ?? [])},
        plugins: isServer ? [] : [new PurgeStylesPlugin(unusedStyles)],
      });
    },
    postBuild({outDir}) {
      linkPagesSheet(outDir);
      return Promise.resolve();
    },
  };
}
