import {apiPackageOf} from '../../config/apiPackages';
import {isRelease, type Release} from '../../runtime/native/release';

/** The release that runs a docs version's code. */
export function releaseOf(docsVersion: string): Release {
  const {version} = apiPackageOf(docsVersion);
  if (!isRelease(version)) {
    throw new Error(
      `runtime/native/torchlive/types.ts: no release "${version}". Add it, and what it does differently.`,
    );
  }
  return version;
}
