import type {RouteData, SiteMap} from './siteMap';

/** The site's routes in parts that can be loaded one by one. */
export type SplitRoutes = {
  /** Routes around the parts; a part itself is only a path here. */
  shell: RouteData[];
  /** In the order in which the router looks at them. */
  parts: RouteData[];
};

/** What the docs plugin renders a version with, and nothing else. */
const versionComponent = '@theme/DocVersionRoot';

/**
 * Makes each version of the docs a part, and one of all pages outside the docs. That
 * one comes last, since it takes every path, and ends in the page "not found". The
 * home page is in no part: breadcrumbs look for it among the routes.
 */
export function splitRoutes({
  routes,
  modules,
}: Pick<SiteMap, 'routes' | 'modules'>): SplitRoutes {
  function isVersion({chunks}: RouteData): boolean {
    const component = chunks?.__comp;
    return (
      typeof component === 'string' && modules[component] === versionComponent
    );
  }

  function versionsIn(route: RouteData): RouteData[] {
    return isVersion(route)
      ? [route]
      : (route.routes ?? []).flatMap(versionsIn);
  }

  function withoutVersions({routes: children, ...route}: RouteData): RouteData {
    return isVersion(route)
      ? {path: route.path}
      : {...route, ...(children && {routes: children.map(withoutVersions)})};
  }

  const docs = routes.filter((route) => versionsIn(route).length > 0);
  const home = routes.filter(({path, exact}) => path === '/' && exact);
  const outside = {
    path: '/',
    routes: routes.filter(
      (route) => !docs.includes(route) && !home.includes(route),
    ),
  };
  return {
    shell: [...docs.map(withoutVersions), ...home, {path: outside.path}],
    parts: [...docs.flatMap(versionsIn), outside],
  };
}
