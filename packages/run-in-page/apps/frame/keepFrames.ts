/** Milliseconds between frames that nobody sees. */
const pause = 100;

/**
 * Browsers draw no frames of a document of another origin that is out of sight, though
 * its page is in sight. An app goes on: its log and its diagram may be what is looked at.
 */
export function keepFrames(
  scope: Pick<
    typeof globalThis,
    'requestAnimationFrame' | 'cancelAnimationFrame'
  >,
): void {
  const request = scope.requestAnimationFrame.bind(scope);
  const cancel = scope.cancelAnimationFrame.bind(scope);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  function end(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    cancel(id);
  }

  scope.requestAnimationFrame = (callback) => {
    const id = request((time) => {
      end(id);
      callback(time);
    });
    const late = () => {
      end(id);
      callback(performance.now());
    };
    timers.set(id, setTimeout(late, pause));
    return id;
  };
  scope.cancelAnimationFrame = end;
}
