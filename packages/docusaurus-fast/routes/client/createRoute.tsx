import type {ComponentType, ReactNode} from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import type {ChunkNames, RouteData} from '../siteMap';
import type {Loaders} from './sitePart';
import registry from './registry';
import routesChunkNames from './routesChunkNames';

/** A route as the router expects it. */
export type Route = {
  path: string;
  exact?: boolean;
  sidebar?: string;
  chunks?: ChunkNames;
  /** Routes that only contain others have nothing to preload. */
  component?: ComponentType<{route: Route}> & {
    preload?: () => Promise<unknown>;
  };
  routes?: Route[];
};

/** A route that only contains others. */
function Branch({route}: {route: Route}): ReactNode {
  return renderRoutes(route.routes as Parameters<typeof renderRoutes>[0]);
}

let count = 0;

function createComponent({path, chunks}: RouteData): Route['component'] {
  if (chunks === undefined && path !== '*') {
    return Branch;
  }
  // Paths are not unique: a version and its first page may share one.
  count += 1;
  const key = String(count);
  if (chunks !== undefined) {
    routesChunkNames[`${path}-${key}`] = chunks;
  }
  return ComponentCreator(path, key) as Route['component'];
}

/** Registers the modules that routes import. */
export function addLoaders(loaders: Loaders): void {
  for (const [name, load] of Object.entries(loaders)) {
    registry[name] = [load];
  }
}

/** Creates the components of a route and of all that it contains. */
export function createRoute({routes, ...data}: RouteData): Route {
  return {
    ...data,
    component: createComponent(data),
    ...(routes && {routes: routes.map(createRoute)}),
  };
}
