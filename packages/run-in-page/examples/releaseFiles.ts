import type {FileGroup} from 'build-utils';
import type {Release} from 'torchlive-web';

/** What runs and describes the examples of a release, for the readers of a docs version. */
export function releaseFiles(release: Release, version: string): FileGroup {
  const prefix = `/assets/files/${release}.`;
  return {
    pick: (files) => files.filter((file) => file.startsWith(prefix)),
    versions: [version],
  };
}
