/** The most images that a tutorial's app holds: a photo, and what was made of it. */
const held = 2;

/** What the log says when an app holds more images than before; undefined while that is as it should be. */
export function leakNotice(before: number, now: number): string | undefined {
  return now > held && now > before
    ? `${now} images are not released. Call release() on each when you are done with it: a phone has room for only a few.`
    : undefined;
}
