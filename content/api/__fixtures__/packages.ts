import {compareVersions} from '../../releases/readReleases';
import {apiPackages, apiPackageOf} from '../../site/apiPackages';

/** Versions of the package that the tables record, oldest first; a later one is like the last. */
export const recorded = [
  '0.1.3',
  '0.2.0',
  '0.2.1',
  '0.2.2',
  '0.2.3',
  '0.2.4',
] as const;

/** Docs versions, oldest first. Several may document the same package. */
export const versions: readonly string[] = apiPackages
  .map(({docsVersion}) => docsVersion)
  .toReversed();

/** Index among the recorded packages of the one behind a docs version, or of the last before it. */
export function columnOf(docsVersion: string): number {
  const {version} = apiPackageOf(docsVersion);
  return recorded.findLastIndex((each) => compareVersions(each, version) <= 0);
}
