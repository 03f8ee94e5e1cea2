const tags = ['0.1.3', '0.2.0', '0.2.1', '0.2.2', '0.2.3', '0.2.4'] as const;

/** A release of the toolkit. */
export type Release = (typeof tags)[number];

/** Whether the runtime knows a release. */
export function isRelease(text: string): text is Release {
  return tags.some((tag) => tag === text);
}

/**
 * Releases that npm never had: they have the JavaScript of another release, on a phone
 * that lacks what came with that one.
 */
const unpublished: Partial<Record<Release, Release>> = {'0.2.2': '0.2.3'};

/** Releases that npm has, oldest first. */
export const releases = tags.filter((tag) => !(tag in unpublished));

/** The newest of them. */
export const newestRelease: Release = releases.at(-1) ?? tags[0];

/** The package that a release's JavaScript comes from. */
export function packageOf(release: Release): Release {
  return unpublished[release] ?? release;
}

/** Whether a release is `since` or later. */
export function isSince(release: Release, since: Release): boolean {
  return tags.indexOf(release) >= tags.indexOf(since);
}
