import {loaders, shell} from '@generated/fast-routes';
import {addDocs} from './addDocs';
import {addLoaders, createRoute, type Route} from './createRoute';
import {fetchPart, partPath} from './fetchPart';

addLoaders(loaders);

/** Replaces Docusaurus's routes: those of a part are added when it is loaded. */
const routes = shell.map(createRoute);

function withChildren(route: Route): Route[] {
  return [route, ...(route.routes ?? []).flatMap(withChildren)];
}

/** Routes of parts that are not loaded yet, by path. */
const placeholders = new Map(
  routes
    .flatMap(withChildren)
    .filter(({chunks, routes: children}) => !chunks && !children)
    .map((route) => [route.path, route]),
);

/** Loads the routes around a page, before they are rendered. */
export async function addRoutesFor(pathname: string): Promise<void> {
  const path = partPath(pathname);
  if (!placeholders.has(path)) {
    return;
  }
  const part = await fetchPart(pathname);
  const placeholder = placeholders.get(path);
  // Another caller may have added it; adding it twice would remount every component.
  if (placeholder !== undefined) {
    placeholders.delete(path);
    Object.assign(__webpack_require__.chunkFiles, part.table.files);
    Object.assign(__webpack_require__.chunkHashes, part.table.hashes);
    addLoaders(part.loaders);
    if (part.version !== undefined) {
      addDocs(part.version);
    }
    Object.assign(placeholder, createRoute(part.route));
  }
}

export default routes;
