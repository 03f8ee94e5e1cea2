import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, writeOutput} from 'build-utils';
import type {PluginOptions, SearchData} from './options';
import {buildIndex} from './server/buildIndex';
import {buildTypeIndexes} from './server/buildTypeIndex';
import {indexFiles, indexFolder} from './server/indexFiles';
import {openSearch} from './server/openSearch';
import {manifestPath} from './shared/manifestPath';

export {validateOptions} from './options';
export type {SearchProvider} from './client/SearchProvider';
export type {
  AlgoliaOptions,
  Options,
  SearchData,
  SearchSettings,
} from './options';

const name = 'local-search';
const openSearchPath = 'opensearch.xml';
const settingsFile = 'settings.json';

/** What the dev server shows of the last build. */
const foldersOfIndex = [path.dirname(manifestPath), indexFolder];

/** Search: a dialog and a search page, with an index per docs version or a hosted service. */
export default function localSearch(
  {siteConfig, baseUrl, generatedFilesDir, outDir: lastBuild}: LoadContext,
  {id, synonyms, types, ...client}: PluginOptions,
): Plugin {
  const provider = client.algolia === undefined ? 'embedded' : 'algolia';
  const serveFolder = (folder: string) => ({
    publicPath: baseUrl + folder,
    directory: path.join(lastBuild, folder),
    staticOptions: {index: false, redirect: false},
    watch: false,
  });
  return {
    name,
    getThemePath: () => './theme',
    async contentLoaded({actions}) {
      await actions.createData(settingsFile, {
        ...client,
        hasTypes: types !== undefined,
      } satisfies SearchData);
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    // With types of webpack alone, which does not know its own server.
    configureWebpack: ({mode}): object => ({
      ...(mode === 'development' && {
        devServer: {static: foldersOfIndex.map(serveFolder)},
      }),
      resolve: {
        alias: {
          // Only pages that search load them.
          '@search-settings$': path.join(
            generatedFilesDir,
            name,
            id,
            settingsFile,
          ),
          // Only the engine in use is bundled.
          '@search-provider$': path.join(
            __dirname,
            `client/${provider}/provider`,
          ),
        },
      },
    }),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}${openSearchPath}`,
          },
        },
      ],
    }),
    async postBuild({outDir, routesPaths}) {
      await writeOutput(outDir, openSearchPath, openSearch(siteConfig));
      if (client.algolia !== undefined) {
        return;
      }
      const indexes = buildIndex(readPages(outDir, routesPaths, baseUrl));
      const typeIndexes = buildTypeIndexes(indexes, (await types?.()) ?? []);
      for (const file of indexFiles(indexes, typeIndexes, {
        baseUrl,
        synonyms,
      })) {
        await writeOutput(outDir, file.path, file.content);
      }
    },
  };
}
