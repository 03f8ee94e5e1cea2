import type {ApiVersion} from 'api-versions';
import {brand, repository} from './brand';
import {docsFolder, docsVersions, versionRoot} from './versions';

/** Versions that the registry lacks, and the version with the closest sources. */
const derived: Readonly<Record<string, string>> = {'0.2.2': '0.2.3'};

/** The version to install: the closest one that the registry has. */
export function publishedVersion(version: string): string {
  return derived[version] ?? version;
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
    derivedFrom: derived[version],
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
