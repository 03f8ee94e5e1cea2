import {apiPackageOf} from '../../config/apiPackages';
import type {Release} from '../../runtime/native/release';

/** The release that runs a docs version's code. */
export function releaseOf(docsVersion: string): Release {
  return apiPackageOf(docsVersion).version as Release;
}
