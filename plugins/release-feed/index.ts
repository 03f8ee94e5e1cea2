import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  type ApiOptions,
  History,
  type Version,
  inlines,
  lists,
  readModels,
  sections,
  subjectOf,
  nameOfTarget,
  newsOf,
} from 'api-versions';
import {releases} from '../../content/data/releases';
import {writeOutput} from 'build-utils';
import {atomFeed, feedPath, type FeedEntry} from './atomFeed';

/** What a package changed in native code, as plain text. */
function behaviourOf(
  {words: {notes = []}}: ApiOptions,
  packageVersion: string,
): string[] {
  return newsOf(notes, packageVersion).map(({targets, text}) => {
    const names = targets.map(nameOfTarget).join(', ');
    const words = inlines(text).map((part) =>
      typeof part === 'string' ? part : 'code' in part ? part.code : part.text,
    );
    return (names === '' ? '' : `${names}: `) + words.join('');
  });
}

/** The releases, newest first, each with what it changed. */
function feedEntries(
  api: ApiOptions,
  versions: readonly Version[],
): FeedEntry[] {
  const history = new History(versions.map(({model}) => model));
  return releases.flatMap(({docsVersion, date, headline}) => {
    const info = versions.find(
      (version) => version.info.docsVersion === docsVersion,
    )?.info;
    return info === undefined
      ? []
      : [
          {
            version: info.packageVersion,
            title: `${info.packageVersion}: ${headline}`,
            path: `${info.root}changes/`,
            date,
            groups: sections.map((section) => ({
              title: section.title,
              links: history
                .changesOf(docsVersion)
                .filter(({type}) => lists(section, type))
                .map(subjectOf),
            })),
            behaviour: behaviourOf(api, info.packageVersion),
          },
        ];
  });
}

/** Writes the feed of releases. */
export default function releaseFeed(
  _context: LoadContext,
  {api}: {api: ApiOptions},
): Plugin {
  return {
    name: 'release-feed',
    async postBuild({outDir, siteConfig}) {
      const entries = feedEntries(api, await readModels(api));
      await writeOutput(outDir, feedPath, atomFeed(siteConfig.url, entries));
    },
  };
}
