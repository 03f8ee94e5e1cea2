/** The versions from one to another, both included; the oldest or the newest where one is left out. */
export function versionsBetween(
  all: readonly string[],
  first = all[0],
  last = all.at(-1),
): readonly string[] {
  const [from, to] = [first, last].map((version = '') => all.indexOf(version));
  if (from === undefined || to === undefined || from < 0 || to < from) {
    throw new Error(
      `There are no versions ${first} to ${last}. Known are ${all.join(', ')}.`,
    );
  }
  return all.slice(from, to + 1);
}
