import {apiPackageOf} from '../../config/apiPackages';
import type {Release} from '../../runtime/native/release';

/** The release whose JavaScript runs a docs version's code: 0.2.2 runs on that of 0.2.3. */
export function releaseOf(docsVersion: string): Release {
  const {version, derivedFrom} = apiPackageOf(docsVersion);
  return (derivedFrom ?? version) as Release;
}
