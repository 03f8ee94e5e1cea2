/** The releases whose published JavaScript the runtime runs, oldest first. */
export const releases = ['0.1.3', '0.2.0', '0.2.1', '0.2.3', '0.2.4'] as const;

export type Release = (typeof releases)[number];

/** Whether `release` is `first` or a later one. */
export function isSince(release: Release, first: Release): boolean {
  return releases.indexOf(release) >= releases.indexOf(first);
}
