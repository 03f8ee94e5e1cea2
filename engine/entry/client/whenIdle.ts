/** Resolves when the browser is idle, after two seconds at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), {timeout: 2000});
    } else {
      setTimeout(resolve, 100);
    }
  });
}
