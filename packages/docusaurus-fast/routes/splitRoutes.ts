import {docsComponents} from '../docsComponents';
import type {RouteData, SiteMap} from './siteMap';

/** The site's routes in parts that are loaded on demand. */
type SplitRoutes = {
  /** Routes around the parts; a part itself is only a path here. */
  shell: RouteData[];
  /** In the order in which the router matches them. */
  parts: RouteData[];
};

/** The component that the docs plugin renders each version with. */
const versionComponent = `@theme/${docsComponents.docVersionRoot}`;

/**
 * Makes each version of the docs a part, and all pages outside the docs another. That one
 * comes last: it matches every path and ends in the not-found page. A page of another
 * plugin below a version's path, such as `/docs/compare/`, is a part of its own and comes
 * first. The home page is in no part, because breadcrumbs look for it among the routes.
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
  const versions = docs.flatMap(versionsIn);
  if (versions.some(({path}) => path === '/')) {
    throw new Error(
      'The docs are at the root of the site, where no part can tell them from other pages. Give them a "routeBasePath", or build without the part "routes".',
    );
  }
  const home = routes.filter(({path, exact}) => path === '/' && exact);
  const others = routes.filter(
    (route) => !docs.includes(route) && !home.includes(route),
  );
  const within = others.filter(({path}) =>
    versions.some((version) =>
      path.startsWith(`${version.path.replace(/\/$/, '')}/`),
    ),
  );
  const notFound = others.filter(({path}) => path === '*');
  const outside = {
    path: '/',
    routes: others.filter((route) => !within.includes(route)),
  };
  return {
    shell: [
      ...within.map(({path}) => ({path})),
      ...docs.map(withoutVersions),
      ...home,
      {path: outside.path},
    ],
    parts: [
      ...within.map((route) => ({
        path: route.path,
        routes: [route, ...notFound],
      })),
      ...versions,
      outside,
    ],
  };
}
