/** Longest wait in milliseconds: a background tab renders no frames. */
const timeout = 100;

/** Resolves just before the next frame is rendered. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, timeout);
  });
}
