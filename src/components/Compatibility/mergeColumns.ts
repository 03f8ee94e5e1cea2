import type {Compatibility} from '@site/content/data/compatibility';

/** Neighboring releases that work with the same, as one column. */
export function mergeColumns(
  releases: readonly Compatibility[],
): Compatibility[][] {
  const columns: Compatibility[][] = [];
  const describe = (release: Compatibility) =>
    JSON.stringify({...release, packageVersion: ''});
  for (const release of releases) {
    const last = columns.at(-1);
    if (last?.[0] !== undefined && describe(last[0]) === describe(release)) {
      last.push(release);
    } else {
      columns.push([release]);
    }
  }
  return columns;
}
