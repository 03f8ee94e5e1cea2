/** The versions from one to another, both included; all without a first, one without a last. */
export function versionsBetween(
  all: readonly string[],
  first?: string,
  last = first,
): readonly string[] {
  if (first === undefined || last === undefined) {
    return all;
  }
  const from = all.indexOf(first);
  const to = all.indexOf(last);
  if (from === -1 || to < from) {
    throw new Error(
      `There are no versions ${first} to ${last}. Known are ${all.join(', ')}.`,
    );
  }
  return all.slice(from, to + 1);
}
