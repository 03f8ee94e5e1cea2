import {matchPath} from '@docusaurus/router';
import type {Route} from './createRoute';

/** The routes that the router renders for a page, outermost first. */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): Route[] {
  const route = routes.find((other) => matchPath(pathname, other) !== null);
  return route === undefined
    ? []
    : [route, ...matchRoutes(route.routes ?? [], pathname)];
}
