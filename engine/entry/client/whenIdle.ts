/** Resolves when the browser has nothing else to do, or at last after two seconds. */
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
