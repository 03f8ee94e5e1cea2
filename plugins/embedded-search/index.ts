import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../lib/readPages';
import type {PluginOptions} from './options';
import {buildIndex} from './server/buildIndex';
import {buildTypeIndexes} from './server/buildTypeIndexes';
import {openSearch} from './server/openSearch';
import {indexFiles, writeFiles} from './server/writeIndex';
import type {SearchGlobalData} from './shared/globalData';

export {validateOptions} from './options';

const openSearchPath = 'opensearch.xml';

/** Search: a dialog and a search page, with an index per docs version or a hosted service. */
export default function embeddedSearch(
  {siteConfig, baseUrl}: LoadContext,
  {maxHits, issuesUrl, synonyms, algolia}: PluginOptions,
): Plugin {
  const provider = algolia === undefined ? 'embedded' : 'algolia';
  return {
    name: 'embedded-search',
    getThemePath: () => './theme',
    contentLoaded({actions}) {
      actions.setGlobalData({
        maxHits,
        issuesUrl,
        algolia,
      } satisfies SearchGlobalData);
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    configureWebpack: () => ({
      resolve: {
        // Only the engine in use is bundled.
        alias: {
          '@search-provider$': path.join(
            __dirname,
            `client/${provider}/provider.ts`,
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
      const description = {
        path: openSearchPath,
        content: openSearch({...siteConfig, favicon: siteConfig.favicon ?? ''}),
      };
      if (algolia !== undefined) {
        await writeFiles(outDir, [description]);
        return;
      }
      const indexes = buildIndex(await readPages(outDir, routesPaths));
      await writeFiles(outDir, [
        description,
        ...indexFiles(indexes, await buildTypeIndexes(indexes), {
          baseUrl,
          synonyms,
        }),
      ]);
    },
  };
}
