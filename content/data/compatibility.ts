import {releases} from '../releases';
import type {Release} from '../releases/Release';

/** What a release of the toolkit works with, from the files in its package. */
export type Compatibility = Release['compatibility'] & {packageVersion: string};

/** Every documented release, newest first. */
export const compatibility: readonly Compatibility[] = releases.map(
  ({version, compatibility: worksWith}) => ({
    packageVersion: version,
    ...worksWith,
  }),
);

function minorOf(version: string): number {
  return Number(version.split('.')[1]);
}

/** Releases of the toolkit that build for Android with a release of React Native, newest first. */
export function toolkitsFor({version}: {version: string}): string[] {
  return compatibility
    .filter(
      ({builtWith, newestOnAndroid}) =>
        minorOf(version) >= minorOf(builtWith) &&
        minorOf(version) <= minorOf(newestOnAndroid),
    )
    .map(({packageVersion}) => packageVersion);
}

/** Neighboring releases, newest first, as text: `0.2.1 to 0.2.4`. */
export function rangeOf(versions: readonly string[]): string {
  const [newest = 'none', ...older] = versions;
  const oldest = older.at(-1);
  return oldest === undefined ? newest : `${oldest} to ${newest}`;
}
