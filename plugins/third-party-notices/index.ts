import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {NoticeGroup} from './groupNotices';
import {groupNotices} from './groupNotices';
import {licensePath} from './licensePath';
import type {License} from './licenseTexts';
import {licenseTexts} from './licenseTexts';
import {parseNotices} from './notice';

const pluginName = 'third-party-notices';

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
  const file = `content/data/notices/${entry.slug}.json`;
  const json = await readFile(path.join(siteDir, file), 'utf8');
  const groups = groupNotices(parseNotices(json, file));
  const licenses = licenseTexts(groups.flatMap(({ids}) => ids));
  return {...entry, groups, licenses};
}

/** Adds the notices page of each platform, and the text of each licence as a file that they link to. */
export default function thirdPartyNotices({
  siteDir,
}: LoadContext): Plugin<NoticesList[]> {
  return {
    name: pluginName,
    getPathsToWatch: () => ['content/data/notices/*.json'],
    loadContent: () =>
      Promise.all(platforms.map((entry) => loadList(siteDir, entry))),
    contentLoaded({content, actions}) {
      for (const {platform, slug, groups, licenses} of content) {
        actions.addRoute({
          path: `/app/third-party-notices-${slug}/`,
          component: '@site/plugins/third-party-notices/client',
          exact: true,
          props: {
            platform,
            groups,
            licenses: licenses.map(({id, name}) => ({id, name})),
          },
          metadata: {sourceFilePath: `content/data/notices/${slug}.json`},
        });
      }
    },
    async postBuild({content, outDir}) {
      // Both platforms have most of them.
      const texts = new Map(
        content.flatMap(({licenses}) =>
          licenses.map(({id, text}) => [licensePath(id), text] as const),
        ),
      );
      for (const [address, text] of texts) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, `${text}\n`);
      }
    },
  };
}
