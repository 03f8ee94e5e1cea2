/** Lets so many tasks run at once; a few more may wait, in order. */
export class Slots {
  readonly #waiting = new Set<() => void>();
  readonly #most: number;
  #free: number;

  constructor(count: number, most: number) {
    this.#free = count;
    this.#most = most;
  }

  /** Runs a task when its turn comes; never, if it is aborted before. */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#free === 0) {
      await this.#turn(signal);
    } else {
      this.#free -= 1;
    }
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const [next] = this.#waiting;
      if (next === undefined) {
        this.#free += 1;
      } else {
        next();
      }
    }
  }

  #turn(signal?: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#most) {
      throw new Error('Too many calls at once. Wait for an answer first.');
    }
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.#waiting.delete(start);
        reject(signal?.reason as Error);
      };
      const start = () => {
        this.#waiting.delete(start);
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      this.#waiting.add(start);
      signal?.addEventListener('abort', abort, {once: true});
    });
  }
}
