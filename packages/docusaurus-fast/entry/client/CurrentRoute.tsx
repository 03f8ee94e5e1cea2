import {useInsertionEffect, useState, type ReactNode} from 'react';
import type {Location} from 'history';
import {Route} from 'react-router-dom';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

type Navigation = {previousLocation: Location | null; location: Location};

/**
 * Replaces Docusaurus's `PendingNavigation`, which holds a route back until its code is
 * loaded. Here the router is notified of a location only once its code has loaded (see
 * `navigationHistory.ts`).
 */
export default function CurrentRoute({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const [navigation, setNavigation] = useState<Navigation>(() => {
    const first = {previousLocation: null, location};
    dispatchLifecycleAction('onRouteUpdate', first);
    return first;
  });
  if (navigation.location !== location) {
    setNavigation({previousLocation: navigation.location, location});
  }
  const {previousLocation} = navigation;
  const isOther =
    previousLocation !== null &&
    previousLocation.pathname !== location.pathname;
  // Before the dispatcher's layout effect, which scrolls.
  useInsertionEffect(() => {
    if (isOther) {
      // All of the page renders, as after a reload: Back restores pixels too.
      document.documentElement.dataset.isRestored = 'true';
    }
  }, [isOther]);
  return (
    <ClientLifecyclesDispatcher {...navigation}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
