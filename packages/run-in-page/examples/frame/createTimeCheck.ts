/** Milliseconds that code may take without a pause: the page may be frozen meanwhile. */
const limit = 5000;

/** Gives a function that throws once the code that calls it has gone on for too long, until there is a pause. */
export function createTimeCheck(): () => void {
  let start: number | undefined;
  /** Whoever catches it and goes on gets it again, with the line that took so long. */
  let error: Error | undefined;
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    start = undefined;
    error = undefined;
  };
  return () => {
    const now = performance.now();
    if (start === undefined) {
      start = now;
      // Arrives when the page can do something else.
      port2.postMessage('');
    } else if (now - start > limit) {
      error ??= new Error(
        `Stopped, because it ran for ${limit / 1000} seconds without a pause. Does a loop never end?`,
      );
      throw error;
    }
  };
}
