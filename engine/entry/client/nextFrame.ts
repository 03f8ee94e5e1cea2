/** A tab in the background has no frames. */
const longest = 100;

/** Resolves just before the next frame is drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, longest);
  });
}
