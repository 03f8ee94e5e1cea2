/** Longest wait in milliseconds: some browsers do not report their first paint. */
const timeout = 1000;

/**
 * Resolves when the first text or picture is on the screen. The first frame comes
 * earlier, but whatever is fetched in between competes with the page itself.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, timeout));
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe({type: 'paint', buffered: true});
  });
}
