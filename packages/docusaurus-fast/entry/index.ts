import path from 'node:path';
import type {rspack} from '@rspack/core';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {inlineTag} from '../inlineTag';
import {packageFile} from '../packageFile';
import type {PartOptions} from '../options';
import {ownFile} from '../ownFile';
import {replaceModules} from '../replaceModules';
import {readSiteMap} from '../routes/readSiteMap';
import {rspackConfig} from '../rspackConfig';
import {writeGenerated} from '../writeGenerated';
import {controls} from './controls';
import {facts} from './facts';
import {listVersions, type VersionRoot} from './listVersions';

const client = path.join(__dirname, 'client');
const earlyInput = path.join(__dirname, 'inline', 'earlyInput.mjs');

/** Modules that do in one long task what ours do in short ones. */
const replacements = [
  {module: facts.browserContext.file, with: 'browserContext'},
  {module: facts.useWindowSize.file, with: 'useWindowSize'},
  {module: facts.pendingNavigation.file, with: 'CurrentRoute'},
].map(({module, with: file}) => ({
  module: packageFile(module),
  with: ownFile(path.join(client, file)),
}));

/** Lets browsers that know such rules fetch the pages ahead that `followLinks` marks. */
const prefetchRule: HtmlTagObject = {
  tagName: 'script',
  attributes: {type: 'speculationrules'},
  innerHTML: JSON.stringify({
    prefetch: [
      {
        where: {selector_matches: 'a[data-prefetch]'},
        eagerness: 'immediate',
      },
    ],
  }),
};

/** Prints the module that gives the entry what it needs of the site. */
function printEntry(
  siteDir: string,
  early: readonly string[],
  versions: readonly VersionRoot[],
): string {
  const imports = early.map((module, index) => {
    const file = module.startsWith('.')
      ? path.resolve(siteDir, module)
      : module;
    return `import {early as early${index}} from ${JSON.stringify(file)};`;
  });
  return [
    ...imports,
    `export const modules = [${early.map((_, index) => `early${index}`).join(', ')}];`,
    `export const versions = ${JSON.stringify(versions)};`,
  ].join('\n');
}

/**
 * Replaces the client entry with a small one: the app is fetched at the first sign of the
 * reader and hydrates in short tasks. Until then a few controls work without it. Development
 * keeps the stock entry, which accepts hot updates.
 */
export default function entry(
  {siteDir, generatedFilesDir}: LoadContext,
  {parts, early}: PartOptions,
): Plugin {
  return {
    name: 'fast-entry',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              inlineTag(earlyInput, {CONTROLS: controls}),
              prefetchRule,
            ],
          }
        : {},
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') {
        return {};
      }
      writeGenerated(
        path.join(generatedFilesDir, 'fast-entry.js'),
        printEntry(
          siteDir,
          early,
          listVersions(readSiteMap(generatedFilesDir)),
        ),
      );
      const bundler = currentBundler.instance as unknown as typeof rspack;
      const {mergeStrategy, plugins, ...replaced} =
        replaceModules(replacements);
      return rspackConfig({
        ...replaced,
        mergeStrategy: {
          ...mergeStrategy,
          entry: 'replace',
          'optimization.runtimeChunk': 'replace',
        },
        entry: ownFile(path.join(client, 'index')),
        // The entry is so small that a separate runtime file would only cost a request.
        optimization: {runtimeChunk: false},
        plugins: [
          ...plugins,
          new bundler.DefinePlugin({
            'process.env.FAST_ROUTES': parts.includes('routes'),
          }),
        ],
      });
    },
  };
}
