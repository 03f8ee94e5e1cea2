/** Some browsers keep to themselves when they painted. */
const longest = 1000;

/**
 * Resolves when the first text or picture is on the screen. That is later than the first
 * frame is made: what is fetched in between competes with the page.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, longest));
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe({type: 'paint', buffered: true});
  });
}
