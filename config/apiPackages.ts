import {brand, repository} from './brand';
import {docsVersions} from './versions';

/** The npm package behind the API reference of a docs version. */
export type ApiPackage = {
  /** Name of the docs version in `config/versions.ts`. */
  docsVersion: string;
  /** Name on the npm registry. */
  name: string;
  version: string;
  /** The dependency (an npm alias) with the sources. */
  dependency: string;
  /** Version to derive the sources from if the registry lacks this one. */
  derivedFrom?: string;
  /** The package's folder in the repository, at the tag of the version. */
  sourceUrl: string;
};

/** Versions that the registry lacks, and the version with the closest sources. */
const derived: Readonly<Record<string, string>> = {'0.2.2': '0.2.3'};

/** The version to install: the closest one that the registry has. */
export function publishedVersion(version: string): string {
  return derived[version] ?? version;
}

/** The package of each docs version, newest first. */
export const apiPackages: readonly ApiPackage[] = docsVersions.map(
  ({name: docsVersion, packageVersion: version}) => ({
    docsVersion,
    name: brand.packageName,
    version,
    dependency: `rnpc-${publishedVersion(version)}`,
    derivedFrom: derived[version],
    sourceUrl: `${repository.url}/blob/v${version}/${brand.packageName}`,
  }),
);

/** The package behind a docs version. */
export function apiPackageOf(docsVersion: string): ApiPackage {
  const found = apiPackages.find((entry) => entry.docsVersion === docsVersion);
  if (found === undefined) {
    throw new Error(
      `config/apiPackages.ts: no docs version "${docsVersion}". Use one of ${apiPackages.map((entry) => entry.docsVersion).join(', ')}.`,
    );
  }
  return found;
}
