import type {FileGroup} from 'build-utils';
import {indexFolder} from './server/indexFiles';

/** The indexes of each docs version, by Docusaurus's names for them. */
export function searchGroups(versions: readonly string[]): FileGroup[] {
  return versions.map((version) => {
    const prefixes = ['', 'types-'].map(
      (prefix) => `/${indexFolder}/${prefix}docs-default-${version}.`,
    );
    return {
      pick: (files) =>
        files.filter((file) =>
          prefixes.some((prefix) => file.startsWith(prefix)),
        ),
      versions: [version],
    };
  });
}
