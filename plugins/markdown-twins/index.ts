import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {docsVersionOf, versionOfPath, versionRoot} from '../../config/versions';
import {redirects} from '../../server/redirects';
import {twinOf} from '../../server/twinOf';
import {metaContent, parseHead} from '../lib/readHead';
import {readPages} from '../lib/readPages';
import {writeOutput} from '../lib/writeOutput';
import {siteIndex, versionIndex, versionText, type Version} from './llmsTxt';
import {frontMatter, printBody, readTwin} from './twin';

/** Writes a Markdown twin of every page, and what llmstxt.org asks for. */
export default function markdownTwins(): Plugin {
  let versions: readonly Version[] = [];
  return {
    name: 'markdown-twins',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default;
      versions = (docs as LoadedContent | undefined)?.loadedVersions ?? [];
    },
    async postBuild({outDir, routesPaths, siteConfig: {url}}) {
      const pages = (await readPages(outDir, routesPaths)).filter(
        (page) => !redirects.some(({from}) => from === page.path),
      );
      const twins = pages.flatMap((page) => readTwin(page) ?? []);
      const addresses = new Set(twins.map(({address}) => address));
      const bodies = new Map(
        twins.map((twin) => [twin.address, printBody(twin, url, addresses)]),
      );
      const htmlOf = new Map(pages.map((page) => [page.path, page.html]));
      const otherPages = twins
        .filter(({address}) => versionOfPath(address) === undefined)
        .map(({address, title}) => ({
          address,
          title,
          description:
            metaContent(parseHead(htmlOf.get(address) ?? ''), 'description') ??
            '',
        }));
      const fullTexts = new Map(
        versions.map((version) => [
          version.versionName,
          versionText(version, url, bodies),
        ]),
      );
      const files = [
        ...twins.map((twin) => [
          twinOf(twin.address),
          frontMatter(twin, url) + (bodies.get(twin.address) ?? ''),
        ]),
        ['/llms.txt', siteIndex(otherPages, url, fullTexts)],
        ...versions.flatMap((version) => {
          const root = versionRoot(docsVersionOf(version.versionName));
          const fullText = fullTexts.get(version.versionName) ?? '';
          return [
            [`${root}llms.txt`, versionIndex(version, url, fullText)],
            [`${root}llms-full.txt`, fullText],
          ];
        }),
      ] as [string, string][];
      for (const [name, content] of files) {
        await writeOutput(outDir, name, content);
      }
    },
  };
}
