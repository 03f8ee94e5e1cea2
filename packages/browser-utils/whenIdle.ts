/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve, 100);
    }
  });
}
