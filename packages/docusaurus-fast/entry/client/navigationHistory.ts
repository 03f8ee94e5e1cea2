import {
  createBrowserHistory,
  type Action,
  type History,
  type Location,
  type LocationListener,
} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

/** How long the previous page stays while the next one loads, in milliseconds. */
const timeout = 1500;

/** Whether the server can be reached. */
async function isOnline(): Promise<boolean> {
  try {
    await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser's history, except that listeners are notified of a location only once its
 * code has loaded. Docusaurus notifies the router at once and holds the page back below it,
 * but then React renders every consumer of the location twice, each link of the old page
 * included. On a slow connection they are notified earlier, and the page shows that it is
 * loading; on a broken one it shows the error and Retry.
 */
export function createNavigationHistory(
  preload: (
    pathname: string,
    steps: {onRoutes: () => void},
  ) => Promise<unknown>,
): History {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let current = history.location;
  let endUpdate: (() => void) | undefined;

  function endPending(): void {
    endUpdate?.();
    endUpdate = undefined;
  }

  /** Whether the reader still waits for a location, and has not navigated elsewhere. */
  function isAwaited(location: Location): boolean {
    return history.location === location && current !== location;
  }

  function show(location: Location, action: Action): void {
    if (isAwaited(location)) {
      endPending();
      current = location;
      for (const listener of listeners) {
        listener(location, action);
      }
    }
  }

  async function follow(location: Location, action: Action): Promise<void> {
    // The previous navigation is obsolete: its progress bar must not start.
    endPending();
    endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: current,
      location,
    });
    let isKnown = false;
    let isLate = false;
    const showIfLate = () => {
      if (isKnown && isLate) {
        show(location, action);
      }
    };
    const timer = setTimeout(() => {
      isLate = true;
      showIfLate();
    }, timeout);
    try {
      await preload(location.pathname, {
        onRoutes: () => {
          isKnown = true;
          showIfLate();
        },
      });
    } catch (error) {
      if (isAwaited(location)) {
        console.warn(error);
        await explainFailure(location, action, isKnown);
      }
      return;
    } finally {
      clearTimeout(timer);
    }
    show(location, action);
  }

  async function explainFailure(
    location: Location,
    action: Action,
    isKnown: boolean,
  ): Promise<void> {
    if (isKnown && !(await isOnline())) {
      show(location, action);
    } else if (isAwaited(location)) {
      endPending();
      // A deploy may have replaced the files: the server knows the new ones.
      window.location.reload();
    }
  }

  history.listen((location, action) => void follow(location, action));
  // The location itself is up to date; only listeners are delayed.
  return Object.assign(Object.create(history) as History, {
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}
