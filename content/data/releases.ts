import {docsVersionOf, docsVersions, latestVersion} from '../site/versions';
import {releases as packages} from '../releases';

/** A documented release. */
type DocumentedRelease = {
  /** Name of the docs version in `content/site/versions.ts`. */
  docsVersion: string;
  /** Release date, ISO 8601. */
  date: string;
  /** The most important change. */
  headline: string;
};

const latestPackage = docsVersionOf(latestVersion).packageVersion;

/** One release for each docs version, newest first; none for `next` while it documents that of the latest. */
export const releases: readonly DocumentedRelease[] = docsVersions
  .filter(
    ({name, packageVersion}) =>
      name !== 'current' ||
      name === latestVersion ||
      packageVersion !== latestPackage,
  )
  .map(({name, packageVersion}) => {
    const found = packages.find(({version}) => version === packageVersion);
    if (found === undefined) {
      throw new Error(
        `content/releases/${packageVersion}.json: no such release, but the docs version "${name}" documents it. Write the file, then run npm run cut.`,
      );
    }
    return {
      docsVersion: name,
      date: found.date,
      headline: found.headline,
    };
  });

/** What is new in the latest release, by the name in the API reference. */
export const latestChanges =
  packages.find(({version}) => version === latestPackage)?.news ?? [];
