import {
  createBrowserHistory,
  type Action,
  type History,
  type Location,
  type LocationListener,
} from 'history';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

/**
 * The browser's history, which tells of a new address only once its page can be shown.
 * Docusaurus tells the router at once and holds the page back below it; but React draws
 * whatever asks for the address anew, every link of the page that is left among them.
 */
export function createPageHistory(
  preload: (pathname: string) => Promise<unknown>,
): History {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let shown = history.location;
  let endUpdate: (() => void) | undefined;

  function endVisit(): void {
    endUpdate?.();
    endUpdate = undefined;
  }

  async function follow(location: Location, action: Action): Promise<void> {
    // Nobody waits for the last one any more: no progress bar may begin for it.
    endVisit();
    endUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: shown,
      location,
    });
    // The reader may have gone elsewhere meanwhile.
    const isAwaited = () => history.location === location;
    try {
      await preload(location.pathname);
    } catch (error) {
      if (isAwaited()) {
        endVisit();
        console.warn(error);
        // A newer site may have replaced the files: the server knows where they are.
        window.location.reload();
      }
      return;
    }
    if (isAwaited()) {
      endVisit();
      shown = location;
      for (const tell of listeners) {
        tell(location, action);
      }
    }
  }

  history.listen((location, action) => void follow(location, action));
  // Addresses are read from the history itself; only who listens hears later.
  return Object.assign(Object.create(history) as History, {
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}
