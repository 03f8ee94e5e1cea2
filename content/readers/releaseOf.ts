import {apiPackageOf} from '../site/apiPackages';
import {isRelease, type Release} from 'torchlive-web';

/** The release that runs a docs version's code. */
export function releaseOf(docsVersion: string): Release {
  const {version} = apiPackageOf(docsVersion);
  if (!isRelease(version)) {
    throw new Error(
      `packages/torchlive-web/native/release.ts: no release "${version}". Run npm run cut, which adds it, and write what it does differently.`,
    );
  }
  return version;
}
