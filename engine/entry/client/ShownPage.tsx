import {useState, type ReactNode} from 'react';
import type {Location} from 'history';
import {Route} from 'react-router-dom';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

type Visit = {previousLocation: Location | null; location: Location};

/** Stands in for Docusaurus's `PendingNavigation`: a page is there before its address is (`pageHistory.ts`). */
export default function ShownPage({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}): ReactNode {
  const [visit, setVisit] = useState<Visit>(() => {
    const first = {previousLocation: null, location};
    dispatchLifecycleAction('onRouteUpdate', first);
    return first;
  });
  if (visit.location !== location) {
    setVisit({previousLocation: visit.location, location});
  }
  return (
    <ClientLifecyclesDispatcher {...visit}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
