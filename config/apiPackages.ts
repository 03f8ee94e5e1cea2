import {brand, repository} from './brand';
import {docsVersions} from './versions';

/** The npm package that the API reference of one docs version is generated from. */
export type ApiPackage = {
  /** Docs version, as `config/versions.ts` names it. */
  docsVersion: string;
  /** Package on the npm registry. */
  name: string;
  version: string;
  /** The dependency (an npm alias) that holds the sources. */
  dependency: string;
  /** Set when the registry lacks the version: its sources are derived from this one. */
  derivedFrom?: string;
  /** Folder of the package in the toolkit's repository, at the tag of the version. */
  sourceUrl: string;
};

/** Versions the registry lacks, and the version whose sources come closest. */
const derived: Readonly<Record<string, string>> = {'0.2.2': '0.2.3'};

/** Where the API reference of each docs version comes from, newest first. */
export const apiPackages: readonly ApiPackage[] = docsVersions.map(
  ({name: docsVersion, packageVersion: version}) => ({
    docsVersion,
    name: brand.packageName,
    version,
    dependency: `rnpc-${derived[version] ?? version}`,
    derivedFrom: derived[version],
    sourceUrl: `${repository.url}/blob/v${version}/${brand.packageName}`,
  }),
);

/** Finds the package behind a docs version. */
export function apiPackageOf(docsVersion: string): ApiPackage {
  const found = apiPackages.find((entry) => entry.docsVersion === docsVersion);
  if (found === undefined) {
    throw new Error(
      `config/apiPackages.ts: no docs version "${docsVersion}". Use one of ${apiPackages.map((entry) => entry.docsVersion).join(', ')}.`,
    );
  }
  return found;
}
