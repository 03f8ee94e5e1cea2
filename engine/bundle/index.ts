import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {rspack} from '@rspack/core';
import {clientConfig} from './clientConfig';
import {minimizers} from './minimizers';
import {scriptGroups} from './scriptGroups';

function here(file: string): string {
  return path.join(__dirname, file);
}

/** Parts of the theme that our configuration switches off; the build fails if one is shown. */
const unusedParts = [
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'Footer/Links/Simple',
  'Footer/Logo',
  'MDXComponents/Details',
  'TagsListInline',
];

const aliases = {
  // In both forms: the first counts where it stands before the theme's own, the second replaces it.
  ...Object.fromEntries(
    unusedParts
      .flatMap((part) => [`@theme/${part}$`, `@theme/${part}`])
      .map((name) => [name, here('UnusedPart.ts')]),
  ),
  'prism-react-renderer$': here('noPrism.ts'),
};

/** What stands in for packages of which pages need little, in the browser alone. */
const browserAliases = {
  [require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js')]:
    here('Nothing.ts'),
  history$: here('history.ts'),
  'hoist-non-react-statics$': here('keepTarget.ts'),
  'path-to-regexp$': here('pathToRegexp.ts'),
  'prop-types$': here('propTypes.ts'),
  'react-helmet-async$': here('head/index.tsx'),
  tslib$: here('tslib.ts'),
};

/**
 * Keeps out of the browser what it has no use for: parts of the theme that no page
 * shows, its syntax highlighter, since code is highlighted while the site builds, the
 * helpers for old languages that Docusaurus brings whole, the settings of the build,
 * which name every version and plugin, and each version's list of its pages.
 */
export default function leanBundle({
  generatedFilesDir,
  siteConfig,
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lean-bundle');
  const configFile = path.join(folder, 'docusaurus.config.json');
  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') {
        return {resolve: {alias: aliases}};
      }
      mkdirSync(folder, {recursive: true});
      writeFileSync(configFile, JSON.stringify(clientConfig(siteConfig)));
      return {
        // Before Docusaurus's own alias of all generated files.
        mergeStrategy: {
          'resolve.alias': 'prepend',
          'optimization.minimizer': 'replace',
        },
        module: {
          rules: [
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-[^\\/]+\.json$/,
              type: 'json',
              use: here('versionLoader.mjs'),
            },
          ],
        },
        optimization: {
          minimizer: minimizers(
            config.optimization?.minimizer,
            currentBundler.instance as unknown as typeof rspack,
          ),
          splitChunks: {cacheGroups: scriptGroups},
        },
        resolve: {
          alias: {
            ...aliases,
            '@generated/docusaurus.config$': configFile,
            '@generated/site-metadata$': here('siteMetadata.ts'),
            ...browserAliases,
          },
        },
      };
    },
  };
}
