import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, writeOutput} from 'build-utils';
import {metaContent, parseHead} from 'build-utils/html';
import {llmsTxt, type ListedPage, type Version} from './llmsTxt';
import type {PluginOptions} from './options';
import {frontMatter, printBody, readTwin} from './twins/twin';
import {twinPath} from 'browser-utils/twin-path';

export {validateOptions} from './options';
export type {Options} from './options';

/** Writes every page as Markdown, and what llmstxt.org asks for. */
export default function docsForMachines(
  {siteConfig: {title, tagline}}: LoadContext,
  {description = tagline, versionNotes, sidebarTitles, exclude}: PluginOptions,
): Plugin {
  let versions: readonly Version[] = [];
  return {
    name: 'docs-for-machines',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      versions = Object.values(docs).flatMap(
        (content) => (content as LoadedContent).loadedVersions,
      );
    },
    async postBuild({outDir, routesPaths, siteConfig: {url, baseUrl}}) {
      const site = {title, description, url, baseUrl};
      const versionOf = new Map(
        versions.flatMap(({docs, label}) =>
          docs.map(({permalink}) => [twinPath(permalink, baseUrl), label]),
        ),
      );
      const twins = [];
      for (const page of readPages(outDir, routesPaths, baseUrl)) {
        const twin = exclude.includes(page.path) ? undefined : readTwin(page);
        if (twin !== undefined) {
          const head = parseHead(page.html);
          const description = metaContent(head, 'description') ?? '';
          const file = twinPath(page.path, baseUrl);
          twins.push({...twin, file, description});
        }
      }
      const files = new Set(twins.map(({file}) => file));
      const pages = twins.map((twin): ListedPage => ({
        address: twin.address,
        file: twin.file,
        title: twin.title,
        version: versionOf.get(twin.file),
        description: twin.description,
        body: printBody(twin, site, files),
      }));
      const outputs = [
        ...pages.map((page) => [page.file, frontMatter(page, url) + page.body]),
        ...llmsTxt(pages, versions, site, {versionNotes, sidebarTitles}),
      ] as [string, string][];
      for (const [address, content] of outputs) {
        await writeOutput(outDir, address.slice(baseUrl.length), content);
      }
    },
  };
}
