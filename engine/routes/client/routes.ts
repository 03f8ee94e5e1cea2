import {loaders, shell} from '@generated/version-routes';
import {addDocs} from './addDocs';
import {addLoaders, createRoute, type Route} from './createRoute';
import {fetchPart, partPath} from './fetchPart';

addLoaders(loaders);

/** Stands in for Docusaurus's routes: those of a part are there when it is. */
const routes = shell.map(createRoute);

function withChildren(route: Route): Route[] {
  return [route, ...(route.routes ?? []).flatMap(withChildren)];
}

/** Where parts belong, by their paths: routes that hold nothing yet. */
const openings = new Map(
  routes
    .flatMap(withChildren)
    .filter(({chunks, routes: children}) => !chunks && !children)
    .map((route) => [route.path, route]),
);

/** Sees to it that the routes around a page are there before they are rendered. */
export async function addRoutesFor(pathname: string): Promise<void> {
  const path = partPath(pathname);
  if (!openings.has(path)) {
    return;
  }
  const part = await fetchPart(pathname);
  const opening = openings.get(path);
  // Somebody else may have been quicker. Twice would make each component another.
  if (opening !== undefined) {
    openings.delete(path);
    Object.assign(__webpack_require__.chunkFiles, part.files);
    addLoaders(part.loaders);
    if (part.version !== undefined) {
      addDocs(part.version);
    }
    Object.assign(opening, createRoute(part.route));
  }
}

export default routes;
