import type {ComponentType, ReactNode} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import type {ChunkNames, RouteData} from '../siteMap';
import type {Loaders} from './part';
import registry from './registry';
import routesChunkNames from './routesChunkNames';

/** A route that the router can render, once it has a component. */
export type Route = {
  path: string;
  exact?: boolean;
  sidebar?: string;
  chunks?: ChunkNames;
  /** Routes that hold others need nothing fetched. */
  component?: ComponentType<{route: Route}> & {
    preload?: () => Promise<unknown>;
  };
  routes?: Route[];
};

/** A route that only holds others. */
function Branch({route}: {route: Route}): ReactNode {
  return renderRoutes(route.routes as Parameters<typeof renderRoutes>[0]);
}

let count = 0;

function createComponent({path, chunks}: RouteData): Route['component'] {
  if (chunks === undefined && path !== '*') {
    return Branch;
  }
  // Paths are not unique: a version and what it holds may begin at the same one.
  count += 1;
  const key = String(count);
  if (chunks !== undefined) {
    routesChunkNames[`${path}-${key}`] = chunks;
  }
  return ComponentCreator(path, key) as Route['component'];
}

/** Makes the code known that routes are going to ask for. */
export function addLoaders(loaders: Loaders): void {
  for (const [name, load] of Object.entries(loaders)) {
    registry[name] = [load];
  }
}

/** Brings a route and all that it holds to life. */
export function createRoute({routes, ...data}: RouteData): Route {
  return {
    ...data,
    component: createComponent(data),
    ...(routes && {routes: routes.map(createRoute)}),
  };
}
