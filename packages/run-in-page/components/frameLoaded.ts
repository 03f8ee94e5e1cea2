/** Milliseconds after which a frame that is not there is looked after, again and again. */
const patience = 3000;

/**
 * Resolves when the document of a frame is there, or an error page in its place. Rejects
 * when its server can't be reached: Firefox and WebKit then tell the page around it nothing.
 * A frame that is taken away is no longer waited for.
 */
export async function frameLoaded(frame: HTMLIFrameElement): Promise<void> {
  const loaded = new Promise<true>((resolve) => {
    frame.addEventListener('load', () => resolve(true), {once: true});
  });
  for (;;) {
    const isThere = await Promise.race([
      loaded,
      new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), patience);
      }),
    ]);
    if (isThere || !frame.isConnected) {
      return;
    }
    await fetch(frame.src);
  }
}
