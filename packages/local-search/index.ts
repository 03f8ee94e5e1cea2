import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../lib/readPages';
import {writeOutput} from '../lib/writeOutput';
import type {PluginOptions} from './options';
import {buildIndex} from './server/buildIndex';
import {buildTypeIndexes} from './server/buildTypeIndex';
import {indexFiles} from './server/indexFiles';
import {openSearch} from './server/openSearch';

export {validateOptions} from './options';

const openSearchPath = 'opensearch.xml';

/** Search: a dialog and a search page, with an index per docs version or a hosted service. */
export default function embeddedSearch(
  {siteConfig, baseUrl}: LoadContext,
  {synonyms, algolia}: PluginOptions,
): Plugin {
  const provider = algolia === undefined ? 'embedded' : 'algolia';
  return {
    name: 'embedded-search',
    getThemePath: () => './theme',
    contentLoaded({actions}) {
      actions.setGlobalData({algolia});
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
      await writeOutput(outDir, openSearchPath, openSearch(siteConfig));
      if (algolia !== undefined) {
        return;
      }
      const indexes = buildIndex(await readPages(outDir, routesPaths));
      const types = await buildTypeIndexes(indexes);
      for (const file of indexFiles(indexes, types, {baseUrl, synonyms})) {
        await writeOutput(outDir, file.path, file.content);
      }
    },
  };
}
