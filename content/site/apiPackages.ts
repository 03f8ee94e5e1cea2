import type {ApiVersion} from 'api-versions';
import {releases} from '../releases';
import {brand, repository} from './brand';
import {docsFolder, docsVersions, versionRoot} from './versions';

/** The version with the closest sources, if the registry lacks one. */
function closestTo(version: string): string | undefined {
  return releases.find((release) => release.version === version)?.closest;
}

/** The version to install: the closest one that the registry has. */
export function publishedVersion(version: string): string {
  return closestTo(version) ?? version;
}

/** The release after the one that the registry has, if it is better to install. */
function recommendedFor(version: string): ApiVersion['recommended'] {
  const published = publishedVersion(version);
  const index = releases.findIndex((release) => release.version === published);
  const next = releases[index - 1];
  return next?.advantage === undefined
    ? undefined
    : {version: next.version, reason: next.advantage};
}

/** The package of each docs version, newest first. */
export const apiPackages: readonly ApiVersion[] = docsVersions.map(
  ({name: docsVersion, packageVersion: version, label, path}) => ({
    docsVersion,
    label,
    folder: docsFolder(docsVersion),
    root: `${versionRoot({path})}api/`,
    name: brand.packageName,
    version,
    dependency: `rnpc-${publishedVersion(version)}`,
    derivedFrom: closestTo(version),
    recommended: recommendedFor(version),
    sourceUrl: `${repository.url}/blob/v${version}/${brand.packageName}`,
  }),
);

/** The package behind a docs version. */
export function apiPackageOf(docsVersion: string): ApiVersion {
  const found = apiPackages.find((entry) => entry.docsVersion === docsVersion);
  if (found === undefined) {
    throw new Error(
      `content/site/apiPackages.ts: no docs version "${docsVersion}". Use one of ${apiPackages.map((entry) => entry.docsVersion).join(', ')}.`,
    );
  }
  return found;
}
