import {
  createBrowserHistory,
  type Action,
  type History,
  type Location,
  type LocationListener,
} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

/**
 * The browser's history, except that listeners hear of a location only when its code is
 * loaded. Docusaurus tells the router at once and holds the page back below it, but then
 * React renders every consumer of the location twice, each link of the old page included.
 */
export function createNavigationHistory(
  preload: (pathname: string) => Promise<unknown>,
): History {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let current = history.location;
  let endUpdate: (() => void) | undefined;

  function endPending(): void {
    endUpdate?.();
    endUpdate = undefined;
  }

  async function follow(location: Location, action: Action): Promise<void> {
    // The previous navigation is obsolete: its progress bar must not start.
    endPending();
    endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: current,
      location,
    });
    // The reader may have navigated elsewhere in the meantime.
    const isCurrent = () => history.location === location;
    try {
      await preload(location.pathname);
    } catch (error) {
      if (isCurrent()) {
        endPending();
        console.warn(error);
        // A deploy may have replaced the files: the server knows the new ones.
        window.location.reload();
      }
      return;
    }
    if (isCurrent()) {
      endPending();
      current = location;
      for (const listener of listeners) {
        listener(location, action);
      }
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
