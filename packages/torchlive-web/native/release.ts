const tags = ['0.1.3', '0.2.0', '0.2.1', '0.2.2', '0.2.3', '0.2.4'] as const;

/** A release of the toolkit. */
export type Release = (typeof tags)[number];

/** Whether the runtime knows a release. */
export function isRelease(text: string): text is Release {
  return tags.some((tag) => tag === text);
}

/** Releases that npm has, oldest first. */
export const releases = tags.filter((tag) => tag !== '0.2.2');

/**
 * The package that a release's JavaScript comes from. npm never had 0.2.2, which
 * has the JavaScript of 0.2.3 on a phone that lacks what came with 0.2.3.
 */
export function packageOf(release: Release): (typeof releases)[number] {
  return release === '0.2.2' ? '0.2.3' : release;
}

/** Whether a release is `since` or later. */
export function isSince(release: Release, since: Release): boolean {
  return tags.indexOf(release) >= tags.indexOf(since);
}
