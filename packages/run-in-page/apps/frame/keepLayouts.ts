/** Milliseconds after which what is observed is taken as out of sight. */
const pause = 100;

/** What React Native for Web reads of an observation: it measures the element itself. */
type Sighting = {target: Element};

/**
 * Browsers observe no sizes in a document of another origin that is out of sight either.
 * Apps wait for the layout of a view before they draw on it, and go on.
 */
export function keepLayouts(
  scope: Pick<typeof globalThis, 'ResizeObserver'>,
): void {
  scope.ResizeObserver = class extends scope.ResizeObserver {
    readonly #timers = new Map<Element, ReturnType<typeof setTimeout>>();
    readonly #tell: (sightings: readonly Sighting[]) => void;

    constructor(callback: ResizeObserverCallback) {
      super((entries) => {
        entries.forEach(({target}) => this.#settle(target));
        callback(entries, this);
      });
      this.#tell = (sightings) =>
        callback(sightings as ResizeObserverEntry[], this);
    }

    #settle(target: Element): void {
      clearTimeout(this.#timers.get(target));
      this.#timers.delete(target);
    }

    override observe(target: Element, options?: ResizeObserverOptions): void {
      super.observe(target, options);
      const late = () => {
        this.#settle(target);
        this.#tell([{target}]);
      };
      this.#settle(target);
      this.#timers.set(target, setTimeout(late, pause));
    }

    override unobserve(target: Element): void {
      super.unobserve(target);
      this.#settle(target);
    }

    override disconnect(): void {
      super.disconnect();
      [...this.#timers.keys()].forEach((target) => this.#settle(target));
    }
  };
}
