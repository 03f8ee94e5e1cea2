import type {Plugin} from '@docusaurus/types';
import {
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
import {apiOptions} from '../../content/api';
import {atomFeed, feedPath, type FeedEntry} from './atomFeed';

/** What a package changed in native code, as plain text. */
function behaviourOf(packageVersion: string): string[] {
  const {notes = []} = apiOptions.words;
  return newsOf(notes, packageVersion).map(({targets, text}) => {
    const names = targets.map(nameOfTarget).join(', ');
    const words = inlines(text).map((part) =>
      typeof part === 'string' ? part : 'code' in part ? part.code : part.text,
    );
    return (names === '' ? '' : `${names}: `) + words.join('');
  });
}

/** The releases, newest first, each with what it changed. */
function feedEntries(versions: readonly Version[]): FeedEntry[] {
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
            behaviour: behaviourOf(info.packageVersion),
          },
        ];
  });
}

/** Writes the feed of releases. */
export default function releaseFeed(): Plugin {
  return {
    name: 'release-feed',
    async postBuild({outDir, siteConfig}) {
      const entries = feedEntries(await readModels(apiOptions));
      await writeOutput(outDir, feedPath, atomFeed(siteConfig.url, entries));
    },
  };
}
