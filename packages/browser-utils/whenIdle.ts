/** Resolves when the browser is idle, or after a number of milliseconds at the latest. */
export function whenIdle(timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), timeout ? {timeout} : undefined);
    } else {
      setTimeout(resolve, 100);
    }
  });
}
