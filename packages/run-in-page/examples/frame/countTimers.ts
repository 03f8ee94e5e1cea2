type Work = (...values: unknown[]) => void;

/** Timers for code, which say when the last of them has ended. */
export function countTimers(onLast: () => void) {
  const open = new Set<number>();

  function end(id: number): void {
    if (open.delete(id) && open.size === 0) {
      onLast();
    }
  }

  function add(id: number): number {
    open.add(id);
    return id;
  }

  function clear(id: number): void {
    // As in browsers, either function ends either kind.
    clearTimeout(id);
    end(id);
  }

  return {
    isAnyOpen: () => open.size > 0,
    /** By the names that the code knows them by. */
    functions: {
      setTimeout(work: Work, delay?: number, ...values: unknown[]): number {
        const id = Number(
          setTimeout(() => {
            try {
              work(...values);
            } finally {
              end(id);
            }
          }, delay),
        );
        return add(id);
      },
      setInterval: (work: Work, delay?: number, ...values: unknown[]) =>
        add(Number(setInterval(work, delay, ...values))),
      clearTimeout: clear,
      clearInterval: clear,
    },
  };
}
