import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {NoticeGroup} from './groupNotices';
import {groupNotices} from './groupNotices';
import type {License} from './licenseTexts';
import {licenseTexts} from './licenseTexts';
import {parseNotices} from './notice';

const pluginName = 'third-party-notices';

const inServer = path.join(__dirname, 'client', 'textsInServer.ts');
const inBrowser = path.join(__dirname, 'client', 'textsInBrowser.ts');

const platforms = [
  {platform: 'Android', slug: 'android'},
  {platform: 'iOS', slug: 'ios'},
] as const;

type NoticesList = (typeof platforms)[number] & {
  groups: NoticeGroup[];
  licenses: License[];
};

async function loadList(
  siteDir: string,
  entry: (typeof platforms)[number],
): Promise<NoticesList> {
  const file = `src/data/notices/${entry.slug}.json`;
  const json = await readFile(path.join(siteDir, file), 'utf8');
  const groups = groupNotices(parseNotices(json, file));
  const licenses = licenseTexts(groups.flatMap(({ids}) => ids));
  return {...entry, groups, licenses};
}

/**
 * Adds the notices page of each platform. The texts of the licences reach the
 * page only while it is built: the browser keeps those that the HTML brings.
 */
export default function thirdPartyNotices({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<NoticesList[]> {
  return {
    name: pluginName,
    getPathsToWatch: () => ['src/data/notices/*.json'],
    loadContent: () =>
      Promise.all(platforms.map((entry) => loadList(siteDir, entry))),
    async contentLoaded({content, actions}) {
      const texts = Object.fromEntries(
        content
          .flatMap(({licenses}) => licenses)
          .map(({id, text}) => [id, text]),
      );
      await actions.createData('texts.json', JSON.stringify(texts));
      for (const {platform, slug, groups, licenses} of content) {
        actions.addRoute({
          path: `/app/third-party-notices-${slug}/`,
          component: '@site/src/components/NoticesPage',
          exact: true,
          props: {
            platform,
            groups,
            licenses: licenses.map(({id, name}) => ({id, name})),
          },
          metadata: {sourceFilePath: `src/data/notices/${slug}.json`},
        });
      }
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@license-texts$': path.join(
            generatedFilesDir,
            pluginName,
            'default',
            'texts.json',
          ),
          ...(isServer ? {} : {[inServer]: inBrowser}),
        },
      },
    }),
  };
}
