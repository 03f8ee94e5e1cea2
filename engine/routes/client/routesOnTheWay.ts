import {matchPath} from '@docusaurus/router';
import type {Route} from './createRoute';

/** The routes that the router takes to a page, one within the other. */
export function routesOnTheWay(
  choice: readonly Route[],
  pathname: string,
): Route[] {
  const route = choice.find((other) => matchPath(pathname, other) !== null);
  return route === undefined
    ? []
    : [route, ...routesOnTheWay(route.routes ?? [], pathname)];
}
